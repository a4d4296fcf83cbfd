/**
 * Limits on a farm's notes: characters of one, how many a farm keeps on its page, and how many of them are shown at
 * `first`.
 */
export const noteLimits = { text: 600, kept: 60, first: 3 } as const;
