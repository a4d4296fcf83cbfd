/**
 * Growing practices that farms declare and shoppers can filter by. Excludes anything that a certificate proves or
 * that only a certificate may claim.
 */
export const GROWING_IDS = [
  "cover-crops",
  "compost",
  "no-sprays",
  "low-till",
  "dry-farmed",
  "saves-water",
  "hedgerows",
  "pasture",
  "hand-picked",
  "saved-seed",
] as const;
export type GrowingId = (typeof GROWING_IDS)[number];
