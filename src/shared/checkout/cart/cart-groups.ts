import type { CartItem } from "./cart.ts";

export type FarmGroup<Line> = { farmId: number; farmName: string; lines: Line[] };

/** Groups lines by farm; farms and lines keep their original order. */
export function groupByFarm<Line extends Pick<CartItem, "farmId" | "farmName">>(
  lines: readonly Line[],
): FarmGroup<Line>[] {
  const groups = new Map<number, FarmGroup<Line>>();
  for (const line of lines) {
    const { farmId, farmName } = line;
    const group = groups.get(farmId) ?? { farmId, farmName, lines: [] };
    group.lines.push(line);
    groups.set(farmId, group);
  }
  return [...groups.values()];
}
