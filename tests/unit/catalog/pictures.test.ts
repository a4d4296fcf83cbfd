import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emojiAssetPath } from "#server/files/emoji-assets.ts";
import { keepGreens } from "#server/files/keep-greens.ts";
import { makeMissing } from "#server/files/market-pictures.ts";
import { makePicture, pictureFiles, produceArt } from "#server/files/produce-pictures.ts";
import { productPlacings } from "#server/files/product-scene.ts";
import {
  grounds,
  pictureKeyFor,
  pictureRatios,
  pictureSources,
  pictureWidths,
  type PictureSpec,
} from "#shared/platform/pictures.ts";

const tomato: PictureSpec = { shape: "product", emojis: ["🍅"], ground: grounds.rose };
const hills: PictureSpec = { shape: "farm", emojis: ["🌽", "🚜"], ground: grounds.butter };

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "furrow-pictures-"));
});
afterAll(() => rm(dir, { recursive: true }));

describe("the key of a picture", () => {
  it("stays the same for ever, because pages are cached with it", () => {
    expect(pictureKeyFor(tomato)).toBe("product-22c84dbde0fdaf5f");
  });

  it("does not depend on how the spec was written", () => {
    const spelled: PictureSpec = {
      ...tomato,
      scenery: "field",
      tone: { hue: 0, saturation: 1, brightness: 1, keepGreen: false },
    };
    expect(pictureKeyFor(spelled)).toBe(pictureKeyFor(tomato));
  });

  it.each<[string, PictureSpec]>([
    ["ground", { ...tomato, ground: grounds.sage }],
    ["shape", { ...tomato, shape: "farm" }],
    ["emoji", { ...tomato, emojis: ["🍅", "🍅"] }],
    ["tone", { ...tomato, tone: { hue: 40 } }],
    ["kept greens", { ...tomato, tone: { keepGreen: true } }],
    ["scenery", { ...tomato, scenery: "sea" }],
  ])("differs when the %s differs", (_, other) => {
    expect(pictureKeyFor(other)).not.toBe(pictureKeyFor(tomato));
  });
});

describe("the addresses of a picture", () => {
  it("offer every width in both formats, with the middle WebP as fallback", () => {
    expect(pictureSources("product-1", "product")).toEqual({
      avif: "/pictures/product-1-320.avif 320w, /pictures/product-1-640.avif 640w, /pictures/product-1-960.avif 960w",
      webp: "/pictures/product-1-320.webp 320w, /pictures/product-1-640.webp 640w, /pictures/product-1-960.webp 960w",
      fallback: "/pictures/product-1-640.webp",
    });
  });

  it.each(["product", "farm", "art"] as const)("name only files that are made for a %s", (kind) => {
    const { avif, webp, fallback } = pictureSources("key", kind);
    const offered = `${avif}, ${webp}`.split(", ").map((source) => source.split(" ")[0] ?? "");
    const made = pictureFiles("key", kind).map((file) => `/pictures/${file}`);
    expect(offered.toSorted()).toEqual(made.toSorted());
    expect(made).toContain(fallback);
  });
});

describe("a made picture", () => {
  it.each([tomato, hills])(
    "decodes in every width and format, in the right shape",
    async (spec) => {
      const key = await makePicture(dir, spec);
      expect(key).toBe(pictureKeyFor(spec));
      for (const width of pictureWidths[spec.shape]) {
        for (const format of ["avif", "webp"] as const) {
          const file = await readFile(join(dir, `${key}-${width}.${format}`));
          const { info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
          expect(info.width).toBe(width);
          expect(info.height).toBe(Math.round(width / pictureRatios[spec.shape]));
          const { format: actual } = await sharp(file).metadata();
          expect(actual).toBe(format === "avif" ? "heif" : "webp");
        }
      }
    },
  );

  it("has its ground at the corner and its illustration in the middle", async () => {
    const key = await makePicture(dir, tomato);
    const { data, info } = await sharp(join(dir, `${key}-320.webp`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    const [red = 0, green = 0, blue = 0] = pixel(2, 2);
    expect(Math.abs(red - 0xfb) + Math.abs(green - 0xe3) + Math.abs(blue - 0xdc)).toBeLessThan(9);
    const [middleRed = 0, middleGreen = 255] = pixel(160, 130);
    expect(middleRed - middleGreen).toBeGreaterThan(100);
  });

  it("weighs less than 25 kB at 640 px as AVIF", async () => {
    const key = await makePicture(dir, tomato);
    expect((await stat(join(dir, `${key}-640.avif`))).size).toBeLessThan(25_000);
  });

  it("leaves no half-written file behind", async () => {
    await makePicture(dir, tomato);
    const left = await readdir(dir);
    expect(left.filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

describe("a cut-out", () => {
  it("has no ground", async () => {
    const key = await produceArt(dir, "tomato");
    expect(key).toBe("art-tomato");
    for (const format of ["avif", "webp"]) {
      const { data, info } = await sharp(join(dir, `${key}-256.${format}`))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(4);
      expect(data[3]).toBe(0);
    }
  });
});

describe("an illustration", () => {
  it("is found with and without the variation selector", () => {
    expect(emojiAssetPath("🌶️")).toBe(emojiAssetPath("🌶"));
    expect(emojiAssetPath("🌶")).toMatch(/1f336-fe0f\.webp$/);
  });

  it("that does not exist is refused by name", () => {
    expect(() => emojiAssetPath("Q")).toThrow("No illustration for Q (0051)");
  });

  it("comes as one to three on a product, the first in front", () => {
    const placings = productPlacings({ ...tomato, emojis: ["🧅", "🌿"] }, 960, 720);
    expect(placings.map((placing) => placing.emoji)).toEqual(["🌿", "🧅"]);
    const four = { ...tomato, emojis: ["🍅", "🍅", "🍅", "🍅"] };
    expect(() => productPlacings(four, 960, 720)).toThrow(RangeError);
  });

  it("keeps its leaves green while the rest is recolored", () => {
    const leafAndSkin = Buffer.from([40, 200, 40, 255, 220, 30, 60, 255]);
    const recolored = Buffer.from([40, 60, 200, 255, 240, 120, 10, 255]);
    expect([...keepGreens(leafAndSkin, recolored)]).toEqual([40, 200, 40, 255, 240, 120, 10, 255]);
  });
});

describe("making the missing pictures", () => {
  it("makes equal ones once, then nothing, then only what was lost, and reports each", async () => {
    const empty = join(dir, "market");
    const carrot: PictureSpec = { ...tomato, emojis: ["🥕"] };
    const specs = [tomato, carrot, tomato];
    const told: number[] = [];
    const make = () => makeMissing(empty, specs, ["egg"], ({ done }) => told.push(done));
    expect(await make()).toBe(3);
    expect(told).toEqual([1, 2, 3]);
    expect(await make()).toBe(0);
    const [lost = ""] = pictureFiles(pictureKeyFor(carrot), "product");
    await rm(join(empty, lost));
    expect(await make()).toBe(1);
    expect(await readdir(empty)).toHaveLength(2 * 6 + 4);
    expect(told).toEqual([1, 2, 3, 1]);
  });

  it("fails when a picture cannot be drawn", async () => {
    const impossible: PictureSpec = { ...tomato, emojis: ["Q"] };
    await expect(makeMissing(dir, [impossible], [])).rejects.toThrow("No illustration");
  });
});
