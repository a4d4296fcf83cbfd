import type { Settings } from "./settings.ts";

export type HoldShares = Pick<
  Settings,
  "visitorHoldPercent" | "addressHoldPercent" | "holdUnitsAtLeast"
>;

/** What is held unpaid of one product or one delivery window, and out of how much. */
export type HeldShare = {
  /** All units or places there are, held ones among them. */
  all: number;
  /** Held by the checkout that is asking. */
  own: number;
  /** Held by the other checkouts of the same visitor. */
  visitor: number;
  /** Held by the other checkouts of the same network address. */
  address: number;
};

/** Units the asking checkout may hold at the most, so that one stranger cannot take all of it. */
export function mayHold({ all, visitor, address }: HeldShare, shares: HoldShares): number {
  const cap = (percent: number) =>
    Math.max(shares.holdUnitsAtLeast, Math.floor((all * percent) / 100));
  const left = Math.min(
    cap(shares.visitorHoldPercent) - visitor,
    cap(shares.addressHoldPercent) - address,
  );
  return Math.max(0, left);
}
