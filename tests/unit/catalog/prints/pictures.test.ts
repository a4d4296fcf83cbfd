import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diskPictures } from "#server/files/disk-pictures.ts";
import { pictureFiles } from "#server/files/photo-files.ts";
import { keepPhoto } from "#server/files/uploaded-pictures.ts";
import {
  photoSources,
  pictureRatios,
  pictureUrl,
  pictureWidths,
} from "#shared/platform/pages/pictures.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "furrow-pictures-"));
});
afterAll(() => rm(dir, { recursive: true }));

const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#c0392b" } })
    .jpeg()
    .toBuffer();

describe("the sources of a photo", () => {
  it("offer every width in both formats, with the middle WebP as the fallback", () => {
    expect(photoSources("upload-1", "product")).toEqual({
      avif: "/pictures/upload-1-320.avif 320w, /pictures/upload-1-640.avif 640w, /pictures/upload-1-960.avif 960w",
      webp: "/pictures/upload-1-320.webp 320w, /pictures/upload-1-640.webp 640w, /pictures/upload-1-960.webp 960w",
      fallback: "/pictures/upload-1-640.webp",
    });
  });

  it.each(["product", "farm"] as const)("name only files that are generated for a %s", (shape) => {
    const { avif, webp, fallback } = photoSources("key", shape);
    const offered = `${avif}, ${webp}`.split(", ").map((source) => source.split(" ")[0] ?? "");
    const made = pictureFiles("key", shape).map((file) => `/pictures/${file}`);
    expect(offered.toSorted()).toEqual(made.toSorted());
    expect(made).toContain(fallback);
  });
});

describe("the single URL of a picture", () => {
  it("is the drawing of a print, whatever the size", () => {
    expect(pictureUrl("print-sage-leeks", 320)).toBe("/prints/leeks.svg");
    expect(pictureUrl("scene-tula-ridge", 1440)).toBe("/prints/scene-tula-ridge.svg");
  });

  it("is the file of a photo at that width", () => {
    expect(pictureUrl("upload-1", 320)).toBe("/pictures/upload-1-320.webp");
  });
});

describe("a stored photo", () => {
  it.each(["product", "farm"] as const)(
    "of a %s decodes in every width and format, with the right aspect ratio",
    async (shape) => {
      const key = await keepPhoto(diskPictures(dir), await photo(), shape);
      for (const width of pictureWidths[shape]) {
        for (const format of ["avif", "webp"] as const) {
          const file = await readFile(join(dir, `${key}-${width}.${format}`));
          const { info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
          expect(info.width).toBe(width);
          expect(info.height).toBe(Math.round(width / pictureRatios[shape]));
          const { format: actual } = await sharp(file).metadata();
          expect(actual).toBe(format === "avif" ? "heif" : "webp");
        }
      }
    },
  );

  it("leaves no partial file behind", async () => {
    await keepPhoto(diskPictures(dir), await photo(), "product");
    const left = await readdir(dir);
    expect(left.filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});
