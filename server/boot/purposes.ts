import { noteBoxLost, noteBoxPlaced } from "../services/boxes/charging/settle.ts";
import { placeAtOnce, releaseOrder, settleOrder } from "../services/checkout/settle-order.ts";
import { membershipPurpose } from "../services/memberships/settle-membership.ts";
import { additionPurpose } from "../services/orders/adding/settle.ts";
import { settleDisputed } from "../services/orders/refunds/settle-canceled.ts";
import { followMoney } from "../services/orders/refunds/follow-money.ts";
import { writeForOrder } from "../services/orders/refunds/foreign-refund.ts";
import { giftCardPurpose } from "../services/payments/gift-cards/settle.ts";
import type { Purposes } from "../services/payments/purposes.ts";
import { plainPayment } from "../services/payments/settling/settle-payment.ts";

/** What a checkout can pay for, and how each purpose is handled: the one place that lists them all. */
export const purposes: Purposes = {
  order: {
    settle: (settling) =>
      settleOrder({ ...settling, fate: { placed: noteBoxPlaced, lost: noteBoxLost } }),
    placeAtOnce,
    release: releaseOrder,
    // `writeForeign` records the refunds of orders.
    giveUp: async () => null,
    followDispute: async () => {},
    followMoney,
    writeForeign: writeForOrder,
    settleDisputed,
  },
  addition: additionPurpose,
  membership: membershipPurpose,
  gift_card: giftCardPurpose,
  payment: plainPayment,
};
