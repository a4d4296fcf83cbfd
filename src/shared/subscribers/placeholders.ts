import { subscribersAdminFields as m } from "#messages/subscribers/admin-fields.ts";
import { formatDayLong, type Day } from "../time.ts";
import { type WindowId, windowOf } from "../checkout/delivery.ts";
import { limits } from "../platform/limits.ts";

/** Placeholders in a message that are filled in from each reader's order. */
export const PLACEHOLDERS = ["first name", "delivery day", "window", "product"] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** The value of each placeholder for one reader. */
export type PlaceholderWords = Record<Placeholder, string>;

/** A subject must not contain text typed by a customer or a farm. */
const IN_SUBJECTS: readonly Placeholder[] = ["delivery day", "window"];

const BRACED = /\{([^{}]*)\}/gu;

const namesIn = (text: string) => [...text.matchAll(BRACED)].map(([, name = ""]) => name);
const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((known) => known === name);
const listed = (names: readonly string[]) => m.listed(names.map((name) => `{${name}}`));

type Allowed = {
  /** Whether its readers are customers with orders. */
  hasOrders: boolean;
  /** Whether a farm or product was chosen, so that `{product}` has a value. */
  hasGoods: boolean;
};

/** Why the placeholders of a subject or body cannot be filled; null if they can. */
export function placeholderProblem(
  part: "subject" | "body",
  text: string,
  { hasOrders, hasGoods }: Allowed,
): string | null {
  const names = namesIn(text);
  if (names.length === 0) return null;
  if (!hasOrders) return m.onlyOrders;
  const allowed: readonly string[] = part === "subject" ? IN_SUBJECTS : PLACEHOLDERS;
  const unknown = names.find((name) => !isPlaceholder(name));
  if (unknown !== undefined) return m.noSuch(unknown, listed(allowed));
  if (names.some((name) => !allowed.includes(name))) {
    return m.inSubject(listed(IN_SUBJECTS));
  }
  if (names.includes("product") && !hasGoods) return m.chooseForProduct;
  return null;
}

/** The text for one reader. Placeholders are replaced in a single pass, so that values are not expanded again. */
export function fillPlaceholders(text: string, words: PlaceholderWords): string {
  return text.replace(BRACED, (braced, name: string) =>
    isPlaceholder(name) ? words[name] : braced,
  );
}

/** An order's data for placeholders; `names` are its goods that the message is about. */
export type OrderFacts = {
  firstName: string;
  day: Day;
  window: WindowId;
  names: readonly string[];
};

/** The placeholder values of an order. */
export function wordsOf({ firstName, day, window, names }: OrderFacts): PlaceholderWords {
  return {
    "first name": spokenName(firstName),
    "delivery day": formatDayLong(day),
    window: windowOf(window).label,
    product: m.listed(names),
  };
}

/** Used in a preview while the audience is empty. */
export const exampleWords = (): PlaceholderWords => ({
  "first name": "Ana",
  "delivery day": m.exampleDay,
  window: windowOf("morning").label,
  product: m.exampleGoods,
});

/**
 * A first name as used in a greeting. Input that cannot be a name, such as a URL, is not echoed: it becomes `there`,
 * as in `Hello there`.
 */
function spokenName(typed: string): string {
  const name = typed.trim();
  const isName = /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name) && name.length <= limits.personName;
  return isName ? name : m.there;
}
