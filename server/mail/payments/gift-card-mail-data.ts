import type { Cents } from "#shared/money.ts";

/** What the emails about gift cards are made of. */
export type GiftCardMailData = {
  /** To its recipient: `code` redeems it, and `url` leads to the page where it becomes credit. */
  gift_card: {
    amount: Cents;
    code: string;
    recipientName: string;
    buyerName: string;
    /** The buyer's words; empty without any. */
    message: string;
    url: string;
  };
  /** The receipt, to its buyer. */
  gift_card_bought: {
    amount: Cents;
    number: string;
    recipientName: string;
    recipientEmail: string;
    /** On which it is sent; null where it is sent right away. */
    day: string | null;
    url: string;
  };
};
