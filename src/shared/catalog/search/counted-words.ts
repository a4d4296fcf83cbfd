import { limits } from "../../platform/limits.ts";

/** Letters from which on a search is counted. */
const LEAST_LETTERS = 2;
/** What looks like an email address, or like a code of ours: `fur-7k3m-9qxt`. */
const ADDRESS_OR_CODE = /@|\w{3,}-\w{4}-\w{4}/u;
/** Digits from which on they may be a telephone number, a zip code or a card. */
const MOST_DIGITS = 4;

/**
 * A search as it is counted: small letters and single spaces. Null for what says nothing, and for what looks like
 * an address, a number or a code of somebody's.
 */
export function countedWords(search: string): string | null {
  const words = search.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
  const isCounted = words.length >= LEAST_LETTERS && words.length <= limits.searchQuery;
  const digits = words.replaceAll(/\D/gu, "").length;
  return isCounted && digits < MOST_DIGITS && !ADDRESS_OR_CODE.test(words) ? words : null;
}
