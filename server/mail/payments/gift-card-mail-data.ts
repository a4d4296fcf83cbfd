import type { Cents } from "#shared/money.ts";

/** Data for the emails about gift cards. */
export type GiftCardMailData = {
  /** To the recipient. `code` redeems the card on the page at `url`. */
  gift_card: {
    amount: Cents;
    code: string;
    recipientName: string;
    buyerName: string;
    /** The buyer's message; empty if there is none. */
    message: string;
    url: string;
  };
  /** The buyer's receipt. */
  gift_card_bought: {
    amount: Cents;
    number: string;
    recipientName: string;
    recipientEmail: string;
    /** The day it is sent to the recipient; null if that happens right away. */
    day: string | null;
    url: string;
  };
};
