import { z } from "zod";
import { paymentsGiftWords as words } from "#messages/payments/gift-cards/gift-words.ts";
import { wordTable } from "../../labeled.ts";
import { tableInput } from "../../platform/table/table.ts";
import { giftCardLifecycle } from "./gift-card.ts";

/** Sort columns of the team's table of gift cards. */
export const GIFT_SORTS = ["createdAt", "amount"] as const;

export const giftCardQuery = tableInput(GIFT_SORTS).extend({
  state: z.enum(giftCardLifecycle.states).optional(),
});
export type GiftCardQuery = z.output<typeof giftCardQuery>;

export const GIFT_CARD_WORDS = wordTable(giftCardLifecycle.states, () => words.states);
