import type { Cents } from "#shared/money.ts";

/** The data of emails to subscribers, to people in line and to many customers at once. */
export type SubscriberMailData = {
  newsletter_confirm: { confirmUrl: string };
  back_in_season: {
    product: {
      name: string;
      farmName: string;
      pack: string;
      price: Cents;
      picture: string;
    };
    productUrl: string;
    unsubscribeUrl: string;
  };
  /** We now deliver to a zip; `town` is null if its name is unknown. */
  zip_served: { zipCode: string; town: string | null; shopUrl: string };
  /** A place in line before the market opens; `url` opens it and leads out of the line. */
  place_in_line: { place: number; url: string };
  /** What the team wrote to many customers. */
  customer_update: {
    subject: string;
    paragraphs: string[];
    /** The reader's order, if the message is about it. */
    order: { orderNumber: string; orderUrl: string } | null;
    /** Null if the message is about an order and therefore not marketing. */
    unsubscribeUrl: string | null;
  };
};
