/** Maximum vans per window, and maximum characters of a note about a stop. */
export const logisticsLimits = { vans: 20, note: 200 } as const;
