import { createRequire } from "node:module";
import type { dictionary } from "@zxcvbn-ts/language-common";
import { limits } from "#shared/platform/limits.ts";

/** What guessers try here first, besides the list. */
const PRODUCT_WORDS = ["furrow", "furrowmarket", "furrowfarm", "farmfresh", "farmersmarket"];

let common: ReadonlySet<string> | null = null;

/**
 * Those of the commonest passwords that are long enough to be chosen at all: some 18,000. Loaded when the first
 * password is chosen.
 */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    listed()
      .map((password) => password.toLowerCase())
      .filter((password) => password.length >= limits.passwordMin),
  );
  return common;
}

function listed(): readonly string[] {
  const load = createRequire(import.meta.url);
  const language = load("@zxcvbn-ts/language-common") as { dictionary: typeof dictionary };
  return language.dictionary["passwords-common"];
}

/** Whether a password stands on the list of the commonest, or is our own name with ornaments. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replaceAll(/[^a-z]/g, "");
  return commonPasswords().has(plain) || PRODUCT_WORDS.includes(letters);
}
