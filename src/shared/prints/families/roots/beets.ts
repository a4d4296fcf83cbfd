import { scaled } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { distance, mix, type Point, polar, rotate } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { ringedFace } from "../parts/cut-face.ts";

export type Beets = {
  skin: InkName;
  /** Colors of the rings of the cut face, outermost first. */
  rings: readonly string[];
  /** Color of stems and veins. */
  rib: string;
  /** False for roots sold without their leaves. */
  tops?: boolean;
};

/** Two round roots and the cut face of a third: beets, turnips, radishes. */
export function beets(print: Print, { skin, rings, rib, tops = true }: Beets): void {
  const inks = INKS[skin];
  const blade = tops ? bladeOf(print, rib) : null;
  bulb(print, inks, { center: [300, 375], radius: 92, lean: -0.22, leaves: 4, blade, rib });
  bulb(print, inks, { center: [462, 385], radius: 84, lean: 0.2, leaves: 3, blade, rib });
  ringedFace(print, { center: [596, 446], radius: 88 }, inks, rings);
}

/** Height of the leaves above the root. */
const TOP = 268;

const bladeOf = (print: Print, ribInk: string) =>
  print.symbol(() => {
    leaf(print, INKS.leaf, {
      from: [0, 0],
      to: [0, -TOP * 0.6],
      width: TOP * 0.17,
      ribInk,
      rib: 11,
      veinWidth: 6,
      ruffle: 0.1,
      waves: 5,
      veins: 4,
      bend: 8,
      profile: [0.3, 0.95, 1, 0.75, 0.3],
    });
  });

type Bulb = {
  center: Point;
  radius: number;
  lean: number;
  leaves: number;
  /** The symbol of a leaf; null for none. */
  blade: string | null;
  rib: string;
};

function bulb(print: Print, inks: Inks, { center, radius, lean, leaves, blade, rib }: Bulb): void {
  const [x, y] = center;
  const leaning = (point: Point) => rotate(point, lean, center);
  if (blade) topsOf(print, inks, { center, radius, leaves, blade, rib }, leaning);

  const form = lathe({
    spine: [
      leaning([x, y - radius]),
      leaning([x, y + radius * 0.6]),
      leaning([x - radius * 0.25, y + radius * 1.75]),
    ],
    width: scaled([0.55, 1, 1.03, 0.84, 0.4, 0.1, 0.045, 0.012], radius),
    caps: [0.13, 0.02],
    steps: 12,
  });
  print.block(form, inks, { crescent: 30, toothLength: radius * 0.62, toothStep: 15 });
  const crownRings = {
    count: 3,
    start: 0.03,
    end: 0.12,
    from: 0.55,
    to: -0.4,
    width: 5,
    bow: 0.03,
  };
  const tailRings = { count: 5, start: 0.6, end: 0.85, from: 1, to: -0.4, width: 5, bow: 0.01 };
  print.ink([...print.across(form, crownRings), ...print.across(form, tailRings)], KEY);
}

type Tops = Pick<Bulb, "center" | "radius" | "leaves" | "rib"> & { blade: string };

function topsOf(
  print: Print,
  inks: Inks,
  { center: [x, y], radius, leaves, blade, rib }: Tops,
  leaning: (point: Point) => Point,
): void {
  for (let index = 0; index < leaves; index++) {
    const side = index / (leaves - 1) - 0.5;
    const crown: Point = [x + side * radius * 0.5, y - radius * 0.85];
    const angle = -Math.PI / 2 + side * 0.68;
    const height = TOP * print.between(0.92, 1.08);
    const foot = leaning(crown);
    const bend = leaning(polar(crown, TOP * 0.42, angle));
    const tip = leaning(polar([x + side * radius * 0.7, crown[1]], height, angle + side * 0.35));
    stem(print, [inks[0], rib, rib], {
      through: [foot, mix(foot, bend, 0.6), bend],
      widths: [17, 11],
      line: 7,
    });
    const start = mix(foot, bend, 0.9);
    const scale = distance(start, tip) / (TOP * 0.6);
    const turn = (Math.atan2(tip[1] - start[1], tip[0] - start[0]) * 180) / Math.PI + 90;
    print.place(blade, start, { turn, scale, scaleX: index % 2 ? scale : -scale });
  }
}
