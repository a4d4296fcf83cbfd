import type { Cents } from "#shared/money.ts";

/** What the emails about gift cards are made of. */
export type GiftCardMailData = {
  /** To whom it is for: `code` opens it, and `url` brings it to the credit of whoever opens it. */
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
