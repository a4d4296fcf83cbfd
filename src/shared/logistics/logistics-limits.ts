/** Maximum vans per window, crates that a van can take, and characters of a note about a stop. */
export const logisticsLimits = { vans: 20, vanCrates: 500, note: 200 } as const;
