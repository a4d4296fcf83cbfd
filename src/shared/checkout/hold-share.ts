import type { Settings } from "../platform/settings/settings.ts";

export type HoldShares = Pick<
  Settings,
  "visitorHoldPercent" | "addressHoldPercent" | "holdUnitsAtLeast"
>;

/** What is held unpaid of one product or one delivery window, and out of how much. */
export type HeldShare = {
  /** All units or places there are, held ones among them. */
  all: number;
  /** Held by the other checkouts of the same visitor. */
  visitor: number;
  /** Held by the other checkouts of the same network address. */
  address: number;
};

/** Whose share it is that is used up: the visitor's own, or that of all behind their network address. */
export type HoldScope = "visitor" | "address";

/** Units the asking checkout may hold at the most, so that one stranger cannot take all of it. */
export function mayHold({ all, visitor, address }: HeldShare, shares: HoldShares) {
  const cap = (percent: number) =>
    Math.max(shares.holdUnitsAtLeast, Math.floor((all * percent) / 100));
  const ofVisitor = cap(shares.visitorHoldPercent) - visitor;
  const ofAddress = cap(shares.addressHoldPercent) - address;
  const scope: HoldScope = ofVisitor <= ofAddress ? "visitor" : "address";
  return { left: Math.max(0, Math.min(ofVisitor, ofAddress)), scope };
}
