import { lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { curledGouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { QUIET } from "./quiet.ts";

/** A raisin: an oval dried into long folds, with highlights on them; some have a stem. */
export function raisin(print: Print, inks: InkName, stemmed: boolean): void {
  if (stemmed) {
    stem(print, INKS.tan, {
      through: [
        [48, 0],
        [68, -8],
        [92, 4],
      ],
      widths: [9, 8],
      line: 6,
      light: false,
    });
  }
  const form = lathe({
    spine: [
      [-54, 4],
      [0, stemmed ? -8 : 8],
      [54, 0],
    ],
    width: [21, 29, 31, 29, 20],
    caps: [0.2, 0.2],
    steps: 11,
    edge: (across, along) =>
      Math.abs(across) > 0.9 ? 1 + 0.07 * Math.sin(along * 21 + across * 2) : 1,
  });
  print.block(form, INKS[inks], { ...QUIET, crescent: 11, toothLength: 14 });
  const fold = (
    across: number,
    [from, to]: readonly [number, number],
    width: number,
    wave: number,
  ) => {
    const at = (part: number, aside: number) =>
      form.surface(across + aside, from + (to - from) * part);
    return curledGouge([at(0, 0), at(1 / 3, wave), at(2 / 3, -wave), at(1, wave * 0.4)], width);
  };
  print.ink([fold(-0.12, [0.14, 0.8], 8, 0.2), fold(0.42, [0.24, 0.9], 7, -0.16)], KEY);
  print.ink([fold(-0.46, [0.2, 0.62], 9, 0.1), fold(0.16, [0.32, 0.66], 6, 0.12)], INKS[inks][0]);
}
