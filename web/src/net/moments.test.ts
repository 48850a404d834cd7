import { expect, it } from "vitest";
import { entry } from "../../testing/states";
import { momentIn } from "./moments";
import type { MomentTold } from "./wire";

const moment = (mood: MomentTold["mood"]) => ({ moment: { mood, says: mood } });

it("the newest moment with a mood is celebrated, a note is not", () => {
  expect(momentIn([entry(1, moment("doom")), entry(2, moment("joy")), entry(3, moment("note")), entry(4)])?.mood).toBe("joy");
  expect(momentIn([entry(1, moment("note"))])).toBeNull();
});
