import type { FOUNDING_PLACE } from "#shared/memberships/membership.ts";
import type { Cents } from "#shared/money.ts";
import type { ReturnReason } from "#shared/payments/late-payment.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import type { RefundParts } from "#shared/payments/refunds/refund-parts.ts";
import type { MailGoods } from "../mail-goods.ts";

/** Data for the emails about money that goes back. */
export type RefundMailData = {
  /** Announces the full refund of a payment that bought nothing, or of a deposit. */
  payment_returning: {
    amount: Cents;
    why: ReturnReason | "deposit_returned" | "gift_card_voided";
    /** What was sold out; a founding place has no product. */
    items: readonly ({ productId: number; name: string } | typeof FOUNDING_PLACE)[];
  };
  /** Announces an order's refund; the card's part has not been sent yet. */
  refund_started: {
    orderNumber: string;
    orderUrl: string;
    parts: RefundParts;
    cause: RefundCause;
    /** Empty if no goods are refunded. */
    items: readonly MailGoods[];
    /** Whether the order is canceled. */
    canceled: boolean;
  };
  /** The provider has sent a refund; the order's fields and `made` are null if it was not for an order. */
  refund_sent: {
    orderNumber: string | null;
    orderUrl: string | null;
    amount: Cents;
    made: { parts: RefundParts; cause: RefundCause } | null;
  };
  /** A refund failed. `credit` was part of it, and is taken back until the problem is fixed. */
  refund_failed: {
    /** True if the bank rejected it after it was sent; false if it was never sent. */
    isByBank: boolean;
    orderNumber: string | null;
    orderUrl: string | null;
    amount: Cents;
    credit: Cents;
  };
};
