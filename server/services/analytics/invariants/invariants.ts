import { BOX_INVARIANTS } from "./of-boxes.ts";
import { CHECKOUT_INVARIANTS } from "./of-checkouts.ts";
import { GIFT_CARD_INVARIANTS } from "./of-gift-cards.ts";
import { GOODS_INVARIANTS } from "./of-goods.ts";
import { MEMBERSHIP_INVARIANTS } from "./of-memberships.ts";
import { MONEY_INVARIANTS } from "./of-money.ts";
import { ORDER_INVARIANTS } from "./of-orders.ts";
import { PAYOUT_INVARIANTS } from "./of-payouts.ts";
import { RECONCILIATION_INVARIANTS } from "./of-reconciliation.ts";
import { REFERRAL_INVARIANTS } from "./of-referrals.ts";
import { REFUND_INVARIANTS } from "./of-refunds.ts";
import { WHY_INVARIANTS } from "./of-why.ts";

/**
 * Rules that must hold at any time, each with a query that selects the rows violating it. The keys are the ids of
 * their descriptions (`ruleWords`). `$1` is the current time according to `deps.clock`.
 */
export type Invariants = Readonly<Record<string, string>>;

/** The invariants of all areas. */
export const INVARIANTS: Invariants = {
  ...CHECKOUT_INVARIANTS,
  ...ORDER_INVARIANTS,
  ...REFUND_INVARIANTS,
  ...MEMBERSHIP_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...GIFT_CARD_INVARIANTS,
  ...REFERRAL_INVARIANTS,
  ...PAYOUT_INVARIANTS,
  ...RECONCILIATION_INVARIANTS,
  ...GOODS_INVARIANTS,
  ...BOX_INVARIANTS,
  ...WHY_INVARIANTS,
};
