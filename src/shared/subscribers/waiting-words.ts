/** How many wait at the same place, besides oneself. */
export function neighborsText(neighbors: number): string {
  if (neighbors === 0) return "You are the first there. Tell your neighbors: it counts.";
  return neighbors === 1
    ? "One neighbor waits there as well."
    : `${neighbors.toLocaleString("en-US")} neighbors wait there as well.`;
}
