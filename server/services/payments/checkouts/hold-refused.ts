import { DomainError, type ErrorCode, type Json } from "#shared/errors.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { HoldScope } from "#shared/checkout/hold-share.ts";
import type { Checkout } from "./checkout-row.ts";

/** What a shopper lacks, for which others may have to give way. */
export type Lack =
  /** Their own hold has lasted as long as a hold may. */
  | { kind: "over"; checkout: Checkout }
  /** Units of products, or a place in a window: `among` says whose holds stand in the way. */
  | { kind: "goods"; among: HoldScope | "all"; units: { id: number; missing: number }[] }
  | { kind: "slot"; among: HoldScope | "all"; slot: { day: string; window: WindowId } }
  /** One more open checkout. */
  | { kind: "checkout"; among: HoldScope };

/** A refused hold: a domain error that also says which units or places would have to be free. */
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
