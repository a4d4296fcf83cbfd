import { farmsGrowing as m } from "#messages/farms-growing.ts";
import { labeled } from "../labeled.ts";

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

export const GROWING = labeled(GROWING_IDS, () => m.practices);

export function growingLabel(id: string): string {
  return GROWING.find((practice) => practice.id === id)?.label ?? id.replaceAll("-", " ");
}
