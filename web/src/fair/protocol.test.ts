import { afterEach, describe, expect, it, vi } from "vitest";
import { chainOf, commitment, Draw, drawOf, firstCommitment, gameKey, heaps, pledge } from "./protocol";

afterEach(() => vi.unstubAllGlobals());

const SECRET = "00".repeat(32);
const SETTINGS = "55".repeat(32);
const LUCKS = ["11".repeat(32), "22".repeat(32)];
// Worked out in Python from the above.
const COMMITMENT = "0f41891bcf98502de90bb0151052b169dfa17373dc4d0565e61abba76334de51";
const PLEDGES = [
  "de94f2875a9d93d29a11fa1006bc7181e8a792b35dc562f094fed337746ea713",
  "983758603f113d9ab920178348766ffd203d4ca650bfc1550fe7059b875dac87",
];
const KEY = "26b437b29800b7fe650d27071d6daf0823ea0c31af96388d8b22eba86a1ef800";
const WORDS = [0xb1bbb5b1d6334a87n, 0x556bba7944e82782n, 0xa6784b713fc12af4n, 0xefe95d7d68b64c41n, 0xf443734809a1e299n];
const SECOND = 0x65e3d0b779228f02n;
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A draw of these words, and no others. */
class Given extends Draw {
  constructor(readonly given: bigint[]) {
    super(new Uint8Array());
  }
  async word(): Promise<bigint> {
    return this.given.shift()!;
  }
}

describe.each([
  ["the browser's own arithmetic", true],
  ["a library, on a page that came unencrypted", false],
])("a shuffle by %s", (_, encrypted) => {
  it("has the commitments, the key and the words that docs/fair.md tells", async () => {
    if (!encrypted) vi.stubGlobal("crypto", {});
    expect(await commitment(2, "k3v9", SETTINGS, SECRET)).toBe(COMMITMENT);
    expect(await firstCommitment(SECRET)).toBe("60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55");
    const pledges = await Promise.all(
      LUCKS.map(async (luck, at) => ({ seat: 2 * at, commitment: await pledge("k3v9", 1, 2 * at, luck, null), luck })),
    );
    expect(pledges.map((one) => one.commitment)).toEqual(PLEDGES);
    const key = await gameKey({ version: 2, table: "k3v9", game: "any", players: 4, shuffle: 1, chain: COMMITMENT, secret: SECRET, pledges });
    expect(hex(key)).toBe(KEY);
    const draw = await drawOf(key, 1);
    for (const word of WORDS) expect(await draw.word()).toBe(word);
    expect(await (await drawOf(key, 2)).word()).toBe(SECOND);
  });

  it("binds pledges and key to what was called off, from version 3 on", async () => {
    if (!encrypted) vi.stubGlobal("crypto", {});
    const committed = await commitment(3, "k3v9", SETTINGS, SECRET);
    const [ann, bea] = [true, false].map((revealed, seat) => ({ seat, commitment: ["aa", "bb"][seat].repeat(32), revealed }));
    expect(await chainOf(committed, [])).toBe(committed);
    const chain = await chainOf(committed, [[ann, bea]]);
    expect(chain).toBe("5a43fe851ee831ef21843878d3f28c254861ea866f111a24fd1ed98d23b40d4c");
    const pledges = await Promise.all(
      LUCKS.map(async (luck, at) => ({ seat: 2 * at, commitment: await pledge("k3v9", 2, 2 * at, luck, chain), luck })),
    );
    expect(pledges[1].commitment).toBe("d1f36c9907333ba0c4bb2da183b9130c24e46d75649c31b6b8ad69443129d00a");
    const key = await gameKey({ version: 3, table: "k3v9", game: "any", players: 4, shuffle: 2, chain, secret: SECRET, pledges });
    expect(hex(key)).toBe("395b1d3393a61ab0f73838cf8aaffd77e57ab86acac3872b1c91f1770166cc6f");
  });
});

describe("a number below n", () => {
  it("is the upper half of a word, times n", async () => {
    expect(await new Given([0xffff_ffff_0000_0000n]).below(6)).toBe(5);
    expect(await new Given([0x8000_0001_ffff_ffffn]).below(6)).toBe(3);
  });

  it("takes the next word where one would make some numbers likelier than others", async () => {
    const draw = new Given([0n, 0xffff_ffff_0000_0000n, 7n]); // 0 times 6 is below 2^32 mod 6
    expect(await draw.below(6)).toBe(5);
    expect(draw.given).toEqual([7n]);
  });
});

it("a shuffle exchanges from the last card down", async () => {
  const first = 1n << 62n; // a quarter of the way
  expect(await new Given([first, first, first]).shuffle(["a", "b", "c", "d"])).toEqual(["d", "c", "a", "b"]);
});

it("cards are cut into heaps, seat by seat", () => {
  expect(heaps([1, 2, 3, 4, 5], 2, 2)).toEqual([[1, 2], [3, 4]]);
});
