import { subscribersAdminFields as m } from "#messages/subscribers-admin-fields.ts";
import { formatDayLong, type Day } from "../time.ts";
import { type WindowId, windowOf } from "../checkout/delivery.ts";
import { limits } from "../platform/limits.ts";

/** Words of a message that each reader's own order fills in. */
export const PLACEHOLDERS = ["first name", "delivery day", "window", "product"] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** What a reader's order says in place of each. */
export type PlaceholderWords = Record<Placeholder, string>;

/** A subject holds nothing that a customer or a farm typed. */
const IN_SUBJECTS: readonly Placeholder[] = ["delivery day", "window"];

const BRACED = /\{([^{}]*)\}/gu;

const namesIn = (text: string) => [...text.matchAll(BRACED)].map(([, name = ""]) => name);
const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((known) => known === name);
const listed = (names: readonly string[]) => m.listed(names.map((name) => `{${name}}`));

type Allowed = {
  /** Its readers are customers of orders. */
  hasOrders: boolean;
  /** A farm or a product was chosen, so that `{product}` names something. */
  hasGoods: boolean;
};

/** Why the placeholders of a subject or a text cannot be filled; null when they can. */
export function placeholderProblem(
  part: "subject" | "body",
  text: string,
  { hasOrders, hasGoods }: Allowed,
): string | null {
  const names = namesIn(text);
  if (names.length === 0) return null;
  const unknown = names.find((name) => !isPlaceholder(name));
  if (unknown !== undefined) {
    return m.noSuch(unknown, listed(PLACEHOLDERS));
  }
  if (!hasOrders) return m.onlyOrders;
  const allowed: readonly string[] = part === "subject" ? IN_SUBJECTS : PLACEHOLDERS;
  if (names.some((name) => !allowed.includes(name))) {
    return m.inSubject(listed(IN_SUBJECTS));
  }
  if (names.includes("product") && !hasGoods) return m.chooseForProduct;
  return null;
}

/** The text as one reader gets it. Each name is replaced once: what a word brings along is not read again. */
export function fillPlaceholders(text: string, words: PlaceholderWords): string {
  return text.replace(BRACED, (braced, name: string) =>
    isPlaceholder(name) ? words[name] : braced,
  );
}

/** What an order says of itself: `names` are its goods that a message is about. */
export type OrderFacts = {
  firstName: string;
  day: Day;
  window: WindowId;
  names: readonly string[];
};

/** The words that an order fills in. */
export function wordsOf({ firstName, day, window, names }: OrderFacts): PlaceholderWords {
  return {
    "first name": spokenName(firstName),
    "delivery day": formatDayLong(day),
    window: windowOf(window).label,
    product: m.listed(names),
  };
}

/** Shown in a preview while no one is in the audience. */
export const exampleWords = (): PlaceholderWords => ({
  "first name": "Ana",
  "delivery day": m.exampleDay,
  window: windowOf("morning").label,
  product: m.exampleGoods,
});

/**
 * A first name as we write it to its bearer. What no one is called, such as an address of the web that
 * someone typed there, is not passed on: it becomes `there`, as in `Hello there`.
 */
function spokenName(typed: string): string {
  const name = typed.trim();
  const isName = /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name) && name.length <= limits.personName;
  return isName ? name : m.there;
}
