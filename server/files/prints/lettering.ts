import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Font, Glyph } from "fontkit";
import { EM, type Letters } from "#shared/prints/kit/letters.ts";
import { Pen } from "#shared/prints/kit/pen.ts";
import type { Point } from "#shared/prints/kit/points.ts";

/** The font file, weight and softness of the pages' headings. */
const FACE = "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2";
const AXES = { wght: 560, SOFT: 80 };

/** Loads the heading font and returns its letters as outlines. */
export async function loadLetters(): Promise<Letters> {
  const font = await openFont();
  const scale = EM / font.unitsPerEm;
  const outlines = new Map<number, string>();
  const outlineOnce = (glyph: Glyph) => {
    const path = outlines.get(glyph.id) ?? outlineOf(glyph, scale);
    outlines.set(glyph.id, path);
    return path;
  };
  return (text) => {
    const { glyphs, positions } = font.layout(text);
    let width = 0;
    const set = glyphs.map((glyph, index) => {
      const x = width;
      width += (positions[index]?.xAdvance ?? 0) * scale;
      return { path: outlineOnce(glyph), x };
    });
    return { glyphs: set, width };
  };
}

/** Its libraries take 24 MiB, so they are loaded on first use. */
async function openFont(): Promise<Font> {
  const [{ create }, { default: decompress }] = await Promise.all([
    import("fontkit"),
    import("woff2-encoder/decompress"),
  ]);
  const plain = await decompress(await readFile(fileURLToPath(import.meta.resolve(FACE))));
  const font = create(Buffer.from(plain));
  if (!("getVariation" in font)) throw new Error(`${FACE} is a collection, not a font`);
  return font.getVariation(AXES);
}

/** Fonts have an upward y axis, the canvas a downward one. */
function outlineOf(glyph: Glyph, scale: number): string {
  const pen = new Pen();
  for (const { command, args } of glyph.path.commands) {
    const [first = [0, 0], second = first, third = second] = pointsOf(args, scale);
    if (command === "moveTo") pen.move(first);
    else if (command === "lineTo") pen.line(first);
    else if (command === "quadraticCurveTo") pen.bow(first, second);
    else if (command === "bezierCurveTo") pen.curve([first, second, third]);
    else pen.close();
  }
  return pen.path;
}

function pointsOf(numbers: readonly number[], scale: number): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    points.push([(numbers[index] ?? 0) * scale, -(numbers[index + 1] ?? 0) * scale]);
  }
  return points;
}
