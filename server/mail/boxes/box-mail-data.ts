import type { BoxRhythm } from "#shared/boxes/box-plan.ts";
import type { BoxRefusal, UnmetWords } from "#shared/boxes/box-words.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Decline } from "#shared/payments/cards/decline.ts";
import type { Cents } from "#shared/money.ts";
import type { Day } from "#shared/time.ts";

/** What every email about weekly boxes begins with. */
type BoxFacts = {
  /** An id of `BOX_SIZES`. */
  size: string;
  /** Where its owner sees and changes the boxes. */
  boxesUrl: string;
};

/** A thing of a box; `picture` is the key of its picture. */
type BoxGoods = { picture: string; name: string; pack: string; farmName: string };

/** What a short message about boxes is about. */
export type BoxNote =
  | { about: "moved"; from: Day; day: Day }
  /** `comingDays` are those of boxes that still come, `declinedDays` of those that are charged again. */
  | { about: "paused"; until: Day; comingDays: readonly Day[]; declinedDays: readonly Day[] }
  /** `lastDay` is that of the last box that still comes. */
  | { about: "canceled"; lastDay: Day | null }
  | { about: "window"; day: Day; window: WindowId }
  | { about: "swaps"; day: Day; unmet: readonly UnmetWords[] }
  /** `price` is that of the next box; null when none is planned. */
  | { about: "yearly"; everyWeeks: BoxRhythm; since: Day; price: Cents | null }
  /** `day` is that of the first box at the new price, `from` the day of its charge. */
  | { about: "price"; price: Cents; before: Cents; day: Day; from: Day };

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
    /** A saved card, `visa 4242`. */
    card: string;
    /** Who gets it, when its household gives it away. */
    donatedTo: string | null;
    contents: BoxGoods[];
    /** The swaps that cannot be met as the harvest stands. */
    unmet: UnmetWords[];
  };
  box_declined: BoxFacts & {
    day: string;
    /** A saved card, `visa 4242`. */
    card: string;
    why: Decline;
    /** Whether the bank wants the card's holder to confirm it. */
    needsHolder: boolean;
    againAt: string;
  };
  /** `zipCode` is where it was to come. */
  box_given_up: BoxFacts & { day: string; why: BoxRefusal; zipCode: string };
  box_note: BoxFacts & BoxNote;
};
