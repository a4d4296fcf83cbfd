import { limits } from "../../platform/limits.ts";

/** Minimum length of a search that is counted. */
const LEAST_LETTERS = 2;
/** Matches email addresses and our codes: `fur-7k3m-9qxt`. */
const ADDRESS_OR_CODE = /@|\w{3,}-\w{4}-\w{4}/u;
/** A search with this many digits may be a phone number, zip code or card number. */
const MOST_DIGITS = 4;

/**
 * Normalizes a search for counting: lower case and single spaces. Null if it is too short, or looks like an address,
 * a number or a personal code.
 */
export function countedWords(search: string): string | null {
  const words = search.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
  const isCounted = words.length >= LEAST_LETTERS && words.length <= limits.searchQuery;
  const digits = words.replaceAll(/\D/gu, "").length;
  return isCounted && digits < MOST_DIGITS && !ADDRESS_OR_CODE.test(words) ? words : null;
}
