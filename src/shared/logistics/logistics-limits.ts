/** Vans of one window, and characters of what is noted about a stop. */
export const logisticsLimits = { vans: 20, note: 200 } as const;
