import { membershipsEarly as m } from "#messages/memberships/early.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import type { Variant } from "#shared/memberships/membership.ts";
import type { ArtName } from "#shared/platform/pages/pictures.ts";
import { beforeDoor } from "#shared/checkout/lead-words.ts";
import { forFee } from "#shared/checkout/terms-words.ts";

type Point = { art: ArtName; title: string; text: string };

export type Message = {
  variant: Variant;
  /** The italic part at the end of the heading. */
  heading: string;
  emphasis: string;
  text: string;
  button: string;
  art: readonly ArtName[];
  points: readonly Point[];
};

const AS_ORDERED: Point = {
  art: "basket",
  title: m.asOrdered,
  text: m.asOrderedText,
};
const WHO_GREW_IT: Point = {
  art: "tractor",
  title: m.whoGrew,
  text: m.whoGrewText,
};
const NO_STRINGS: Point = {
  art: "seedling",
  title: m.noStrings,
  text: m.noStringsText,
};

/** The three messages of /early-access: households, the food with its price, and neighbors. */
export const messagesOf = (terms: DeliveryTerms): Record<Variant, Message> => ({
  1: {
    variant: 1,
    heading: m.streetNext,
    emphasis: m.streetNextEm,
    text: m.streetText,
    button: m.savePlace,
    art: ["carrot", "egg", "strawberry"],
    points: [AS_ORDERED, WHO_GREW_IT, NO_STRINGS],
  },
  2: {
    variant: 2,
    heading: m.growing,
    emphasis: `${beforeDoor(terms)}.`,
    text: terms.fees.most === 0 ? m.growingFree : m.growingFee(forFee(terms, "free")),
    button: m.savePlace,
    art: ["tomato", "leafy-green", "bread"],
    points: [WHO_GREW_IT, AS_ORDERED, NO_STRINGS],
  },
  3: {
    variant: 3,
    heading: m.faster,
    emphasis: m.fasterEm,
    text: terms.fees.most === 0 ? m.fasterFree : m.fasterCheap,
    button: m.joinAndLink,
    art: ["apple", "corn", "honey"],
    points: [
      {
        art: "box",
        title: m.oneStop,
        text: m.oneStopText,
      },
      AS_ORDERED,
      NO_STRINGS,
    ],
  },
});

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: m.whatCost,
    answer: m.whatCostText,
  },
  {
    question: m.whereDeliver,
    answer: m.whereDeliverText,
  },
  {
    question: m.whatFounding,
    answer: m.whatFoundingText,
  },
  {
    question: m.whatAddress,
    answer: m.whatAddressText,
  },
  {
    question: m.howLeave,
    answer: m.howLeaveText,
  },
];
