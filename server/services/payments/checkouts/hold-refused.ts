import { DomainError, type ErrorCode, type Json } from "#shared/errors.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { HoldScope } from "#shared/checkout/hold-share.ts";
import type { Checkout } from "./checkout-row.ts";

/** What was unavailable to a shopper; other holds may have to give way to free it. */
export type Lack =
  /** The shopper's own hold has reached its limit. */
  | { kind: "over"; checkout: Checkout }
  /** Units of products, or a place in a window; `among` says whose holds are in the way. */
  | { kind: "goods"; among: HoldScope | "all"; units: { id: number; missing: number }[] }
  | { kind: "slot"; among: HoldScope | "all"; slot: { day: string; window: WindowId } }
  /** The limit of open checkouts is reached. */
  | { kind: "checkout"; among: HoldScope };

/** Thrown when a hold is refused: a domain error that also carries which units or places are needed. */
export class HoldRefusedError extends DomainError {
  readonly lack: Lack;

  constructor(
    lack: Lack,
    { code, message, details }: { code: ErrorCode; message: string; details: Json | null },
  ) {
    super(code, message, details);
    this.lack = lack;
  }
}
