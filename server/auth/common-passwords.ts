import { createRequire } from "node:module";
import type { dictionary } from "@zxcvbn-ts/language-common";
import { limits } from "#shared/platform/limits.ts";

/** Product-specific guesses to block in addition to the list. */
const PRODUCT_WORDS = ["furrow", "furrowmarket", "furrowfarm", "farmfresh", "farmersmarket"];

let common: ReadonlySet<string> | null = null;

/** The most common passwords that meet our minimum length, about 18,000. Loaded when first needed. */
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

/** Whether a password is on the list of common ones, or is our own name with decorations. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replaceAll(/[^a-z]/g, "");
  return commonPasswords().has(plain) || PRODUCT_WORDS.includes(letters);
}
