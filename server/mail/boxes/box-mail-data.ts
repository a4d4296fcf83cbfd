import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Cents } from "#shared/money.ts";

/** What every email about weekly boxes begins with. */
type BoxFacts = {
  /** `small box` */
  box: string;
  /** Where its owner sees and changes the boxes. */
  boxesUrl: string;
};

/** A thing of a box; `picture` is the key of its picture. */
type BoxGoods = { picture: string; name: string; pack: string; farmName: string };

/** What emails about weekly boxes are made from. Instants as ISO strings. */
export type BoxMailData = {
  box_started: BoxFacts & {
    /** The very sentence that was agreed to, and when. */
    consent: string;
    consentAt: string;
    day: string;
    window: WindowId;
    chargeAt: string;
    total: Cents;
  };
  box_reminder: BoxFacts & {
    day: string;
    window: WindowId;
    chargeAt: string;
    total: Cents;
    card: string;
    contents: BoxGoods[];
    /** A sentence for each swap that cannot be met as the harvest stands. */
    unmet: string[];
  };
  box_declined: BoxFacts & {
    day: string;
    card: string;
    /** The provider's words for customers. */
    error: string;
    /** Whether the bank wants the card's holder to confirm it. */
    needsHolder: boolean;
    againAt: string;
  };
  box_given_up: BoxFacts & { day: string; reason: string };
  box_note: BoxFacts & { subject: string; paragraphs: string[] };
};
