import type { Settings } from "../platform/settings/settings.ts";

export type HoldShares = Pick<
  Settings,
  "visitorHoldPercent" | "addressHoldPercent" | "holdUnitsAtLeast"
>;

/** Unpaid holds on one product or delivery window, and the total they are taken from. */
export type HeldShare = {
  /** Total units or slots, including held ones. */
  all: number;
  /** Held by the same visitor's other checkouts. */
  visitor: number;
  /** Held by other checkouts from the same network address. */
  address: number;
};

/** Whose share is used up: the visitor's, or that of everyone behind their network address. */
export type HoldScope = "visitor" | "address";

/** The most the requesting checkout may hold, so that no single visitor can take everything. */
export function mayHold({ all, visitor, address }: HeldShare, shares: HoldShares) {
  const cap = (percent: number) =>
    Math.max(shares.holdUnitsAtLeast, Math.floor((all * percent) / 100));
  const ofVisitor = cap(shares.visitorHoldPercent) - visitor;
  const ofAddress = cap(shares.addressHoldPercent) - address;
  const scope: HoldScope = ofVisitor <= ofAddress ? "visitor" : "address";
  return { left: Math.max(0, Math.min(ofVisitor, ofAddress)), scope };
}
