import { polygon } from "./forms.ts";
import { type InkName, INKS, KEY } from "./inks.ts";
import { EM, type Letters } from "./letters.ts";
import { gouge, tooth } from "./marks.ts";
import { type Point, times } from "./points.ts";
import type { Print } from "./print.ts";

/** A seed packet with the product's name, for products that a drawing could not distinguish. */
export type Packet = {
  /** A short description of the variety; long ones are set smaller. */
  readonly packet: string;
  readonly inks: InkName;
};

const PAPER = ["#fffdf4", "#fbf3df", "#e2d2ad"] as const;
const MIDDLE = 398;
/** Maximum line width. */
const MEASURE = 400;
const NAME_SIZE = 62;
const WORDS_SIZE = 27;

/** Draws a seed packet: a colored top, the name, a description, and furrows. */
export function packet(
  print: Print,
  name: string,
  { packet: words, inks }: Packet,
  letters: Letters,
): void {
  const ink = INKS[inks][2];
  const corners: Point[] = [
    [176, 62],
    [624, 62],
    [624, 540],
    [176, 540],
  ];
  print.block(polygon(corners), PAPER, { crescent: 0, teeth: 0, lights: 0, salt: 2 });
  print.ink([`M172 58h444v104H172z`, ...fringe(print)], ink);
  print.ink(furrows(), ink, { opacity: 0.8 });
  const set = typesetter(print, letters);
  set("FURROW", 32, 124, PAPER[1]);
  const rows = rowsOf(name);
  const size = Math.min(NAME_SIZE, ...rows.map((row) => (MEASURE * EM) / letters(row).width));
  const top = 292 - (rows.length - 1) * 30;
  rows.forEach((row, index) => set(row, size, top + index * 64, KEY));
  const small = Math.min(WORDS_SIZE, (MEASURE * EM) / letters(words).width);
  set(words, small, top + rows.length * 64 - 8, ink);
}

const fringe = (print: Print) =>
  times(21, (index) => {
    const x = 184 + index * 21;
    return tooth([x, 162], [x, 162 + print.between(14, 34)], 15);
  });

const furrows = () =>
  times(3, (row) => {
    const [low, high] = [500 - row * 26, 462 - row * 30];
    const course = [
      [180, low],
      [310, high],
      [480, high],
      [614, low],
    ] as const;
    return gouge(course, 13);
  });

/** Sets centered lines of text; repeated letters are drawn once and reused. */
function typesetter(print: Print, letters: Letters) {
  const drawn = new Map<string, string>();
  return (text: string, size: number, y: number, color: string) => {
    const { glyphs, width } = letters(text);
    const scale = size / EM;
    const marks = glyphs.map(({ path, x }) => {
      if (!path) return "";
      const place = x > 0 ? ` x="${Math.round(x)}"` : "";
      const known = drawn.get(path);
      const id = known ?? print.nextId();
      drawn.set(path, id);
      const outline = known ? "" : `<defs><path id="${id}" d="${path}"/></defs>`;
      return `${outline}<use href="#${id}"${place}/>`;
    });
    const left = Math.round(MIDDLE - (width * scale) / 2);
    const moved = `translate(${left} ${y}) scale(${scale.toFixed(3)})`;
    print.raw(`<g fill="${color}" transform="${moved}">${marks.join("")}</g>`);
  };
}

/** Breaks a name into rows of about 13 letters. */
function rowsOf(name: string): string[] {
  const rows: string[] = [];
  for (const word of name.split(" ")) {
    const joined = `${rows.at(-1) ?? ""} ${word}`;
    if (rows.length > 0 && joined.length <= 14) rows[rows.length - 1] = joined;
    else rows.push(word);
  }
  return rows;
}
