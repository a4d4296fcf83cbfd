import { DomainError, type ErrorCode, type Json } from "#shared/errors.ts";
import type { Checkout } from "./checkout-row.ts";
import type { Seat } from "./delivery-seats.ts";

/** What a shopper lacks, for which others may have to give way. */
export type Lack =
  /** Their own hold has lasted as long as a hold may. */
  | { kind: "over"; checkout: Checkout }
  /** Units of products. `among` says whose holds stand in the way: all, or those of the same visitor and network. */
  | { kind: "goods"; among: "all" | "near"; units: { id: number; missing: number }[] }
  | { kind: "seat"; among: "all" | "near"; seat: Seat }
  | { kind: "checkout" };

/** A hold that was refused: as any expected failure, and with what would have to be free for it. */
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
