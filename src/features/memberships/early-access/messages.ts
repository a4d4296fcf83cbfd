import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import type { Variant } from "#shared/memberships/membership.ts";
import type { ArtName } from "#shared/platform/pictures.ts";
import { beforeDoor, forFee } from "#shared/checkout/terms-words.ts";

type Point = { art: ArtName; title: string; text: string };

export type Message = {
  variant: Variant;
  /** The part in italics closes the heading. */
  heading: string;
  emphasis: string;
  text: string;
  button: string;
  art: readonly ArtName[];
  points: readonly Point[];
};

const AS_ORDERED: Point = {
  art: "basket",
  title: "Picked as ordered",
  text: "Each farm gets its list after the cut-off and harvests just that. Nothing waits in a warehouse.",
};
const WHO_GREW_IT: Point = {
  art: "tractor",
  title: "You see who grew it",
  text: "Every product names its farm, its town and how it was grown.",
};
const NO_STRINGS: Point = {
  art: "seedling",
  title: "No strings",
  text: "A place in line costs nothing and obliges you to nothing. Leave it whenever you like.",
};

/** The three messages of /early-access: households, the food with its price, and neighbors. */
export const messagesOf = (terms: DeliveryTerms): Record<Variant, Message> => ({
  1: {
    variant: 1,
    heading: "Your street could be ",
    emphasis: "next on the route.",
    text: "We look at where households wait. Tell us where you live, and you help us see where to grow.",
    button: "Save my place",
    art: ["carrot", "egg", "strawberry"],
    points: [AS_ORDERED, WHO_GREW_IT, NO_STRINGS],
  },
  2: {
    variant: 2,
    heading: "Food that was still growing ",
    emphasis: `${beforeDoor(terms)}.`,
    text: `Below is what the fields give this week, with the farm and the price you pay. No membership fee and ${terms.fees.most === 0 ? "free delivery" : `delivery ${forFee(terms, "free")}`}.`,
    button: "Save my place",
    art: ["tomato", "leafy-green", "bread"],
    points: [WHO_GREW_IT, AS_ORDERED, NO_STRINGS],
  },
  3: {
    variant: 3,
    heading: "Good food comes faster ",
    emphasis: "with neighbors.",
    text: `One stop for ten doors keeps delivery ${terms.fees.most === 0 ? "free" : "cheap"}. Join, send your link down the street, and see how many joined through it.`,
    button: "Join and get my link",
    art: ["apple", "corn", "honey"],
    points: [
      {
        art: "box",
        title: "One stop, many doors",
        text: "When we plan routes, we look at where neighbors wait.",
      },
      AS_ORDERED,
      NO_STRINGS,
    ],
  },
});

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: "What does it cost?",
    answer:
      "Joining the line is free. Later you pay for what you order, at the price you see on the product.",
  },
  {
    question: "Where do you deliver?",
    answer: "In California. The delivery page shows whether your zip code is served already.",
  },
  {
    question: "What is the founding membership?",
    answer:
      "A numbered place for households that want to help us start, with a deposit you get back in full until your first delivery.",
  },
  {
    question: "What do you do with my address?",
    answer:
      "We count where households wait. We sell it to no one, and you can leave whenever you like.",
  },
  {
    question: "How do I leave the line?",
    answer: "Write to us, and we take you out. It costs nothing either way.",
  },
];
