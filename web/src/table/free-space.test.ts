import { expect, it } from "vitest";
import { freeSpace } from "./free-space";

const phone = { left: 0, top: 100, right: 360, bottom: 700 };
const hand = { left: 8, top: 560, right: 352, bottom: 690 };

it("a hint takes the largest part of the screen that covers neither the hand nor the move", () => {
  const card = { left: 100, top: 540, right: 160, bottom: 640 };
  expect(freeSpace(phone, [hand, card], 200)).toEqual({ ...phone, bottom: 540 });
  const high = { left: 20, top: 150, right: 80, bottom: 230 };
  expect(freeSpace(phone, [hand, high], 300)).toEqual({ ...phone, top: 230, bottom: 560 });
});

it("where there's no height, it stands beside the move", () => {
  const lying = { left: 0, top: 40, right: 800, bottom: 360 };
  const middle = { left: 120, top: 60, right: 300, bottom: 340 };
  expect(freeSpace(lying, [middle], 240)).toEqual({ ...lying, left: 300 });
});

it("what is covered all over leaves the whole screen rather than nothing", () => {
  expect(freeSpace(phone, [phone], 200)).toEqual(phone);
});
