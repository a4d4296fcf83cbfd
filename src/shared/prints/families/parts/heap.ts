import type { Point } from "../../kit/points.ts";
import { lerp, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type Heap = {
  /** Center of the bottom. */
  foot: Point;
  width: number;
  height: number;
  /** Distance between pieces. */
  step: number;
  /** Symbols of the pieces, used in turn. */
  pieces: readonly string[];
  /** Maximum rotation of a piece, in degrees. */
  tumble?: number;
};

/** A mound of similar things, drawn from back to front. */
export function heap(
  print: Print,
  { foot: [x, y], width, height, step, pieces, tumble = 180 }: Heap,
): void {
  const rows = Math.max(2, Math.round(height / (step * 0.62)));
  let placed = 0;
  for (const row of times(rows, (index) => index)) {
    const part = row / (rows - 1);
    const half =
      (width / 2) * Math.sqrt(Math.max(0.03, 1 - (1 - part) ** 1.7)) * (0.95 + part * 0.05);
    const count = Math.max(2, Math.round((2 * half) / step));
    for (const column of times(count, (index) => index)) {
      const across = lerp(-1, 1, column / (count - 1));
      const sag = across ** 2 * step * 0.5 * (1 - part);
      const at: Point = [
        x + across * (half - step / 2) + print.between(-0.12, 0.12) * step,
        y - height * (1 - part) + sag + print.between(-0.1, 0.1) * step,
      ];
      const turn = print.between(-tumble, tumble);
      print.place(pieces[placed % pieces.length] ?? "", at, {
        turn,
        scale: print.between(0.92, 1.06),
      });
      placed += 1;
    }
  }
}
