import type { BoxRhythm } from "#shared/boxes/box-plan.ts";
import type { BoxRefusal, UnmetWords } from "#shared/boxes/box-words.ts";
import type { BoxSizeId } from "#shared/boxes/boxes.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Decline } from "#shared/payments/cards/decline.ts";
import type { Cents } from "#shared/money.ts";
import type { Day } from "#shared/time.ts";

/** What every email about weekly boxes needs. */
type BoxFacts = {
  size: BoxSizeId;
  /** The page where the owner sees and changes the boxes. */
  boxesUrl: string;
};

/** A product in a box; `picture` is its picture key. */
type BoxGoods = { picture: string; name: string; pack: string; farmName: string };

/** The subject of a short message about boxes. */
export type BoxNote =
  | { about: "moved"; from: Day; day: Day }
  /** `comingDays`: boxes that will still come. `declinedDays`: boxes that will be charged again. */
  | { about: "paused"; until: Day; comingDays: readonly Day[]; declinedDays: readonly Day[] }
  /** `lastDay`: day of the last box that will still come, if any. */
  | { about: "canceled"; lastDay: Day | null }
  | { about: "window"; day: Day; window: WindowId }
  | { about: "swaps"; day: Day; unmet: readonly UnmetWords[] }
  /** `price`: price of the next box, or null if none is planned. */
  | { about: "yearly"; everyWeeks: BoxRhythm; since: Day; price: Cents | null }
  /** `day`: day of the first box at the new price. `from`: the day it is charged. */
  | { about: "price"; price: Cents; before: Cents; day: Day; from: Day };

/** Data for the emails about weekly boxes. Instants are ISO strings. */
export type BoxMailData = {
  box_started: BoxFacts & {
    /** The exact text that was agreed to, and when. */
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
    /** A saved card, such as `visa 4242`. */
    card: string;
    /** The food bank that gets the box if its household donates it. */
    donatedTo: string | null;
    contents: BoxGoods[];
    /** Swaps that cannot be made given the harvest. */
    unmet: UnmetWords[];
  };
  box_declined: BoxFacts & {
    day: string;
    /** A saved card, such as `visa 4242`. */
    card: string;
    why: Decline;
    /** Whether the bank requires the cardholder to confirm the payment. */
    needsHolder: boolean;
    againAt: string;
  };
  /** `zipCode` is where the box was going. */
  box_given_up: BoxFacts & { day: string; why: BoxRefusal; zipCode: string };
  box_note: BoxFacts & BoxNote;
};
