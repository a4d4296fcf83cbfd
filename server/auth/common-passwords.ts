import { dictionary } from "@zxcvbn-ts/language-common";
import { limits } from "#shared/platform/limits.ts";

/** What guessers try here first, besides the list. */
const PRODUCT_WORDS = ["furrow", "furrowmarket", "furrowfarm", "farmfresh", "farmersmarket"];

/** Those of the commonest passwords that are long enough to be chosen at all: some 18,000. */
const COMMON = new Set(
  dictionary["passwords-common"]
    .map((password) => password.toLowerCase())
    .filter((password) => password.length >= limits.passwordMin),
);

/** Whether a password stands on the list of the commonest, or is our own name with ornaments. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replaceAll(/[^a-z]/g, "");
  return COMMON.has(plain) || PRODUCT_WORDS.includes(letters);
}
