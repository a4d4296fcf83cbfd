import { limits } from "../platform/limits.ts";

/** How hard a password is to guess. */
export const PASSWORD_RATINGS = ["short", "weak", "fair", "strong"] as const;
export type PasswordRating = (typeof PASSWORD_RATINGS)[number];

/** Bits from which on a password is no longer weak, and is strong. */
const FAIR_BITS = 50;
const STRONG_BITS = 70;

/** Kinds of characters with how many there are of each. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z\d]/, 33],
];

/**
 * A rough measure for whoever chooses a password: how many characters a guesser has to find, of how many kinds. It
 * refuses nothing; the server knows the passwords that everyone tries.
 */
export function ratePassword(password: string): PasswordRating {
  if (password.length < limits.passwordMin) return "short";
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = surprises(password) * Math.log2(pool);
  if (bits < FAIR_BITS) return "weak";
  return bits < STRONG_BITS ? "fair" : "strong";
}

/** Characters that do not follow from the one before, as in `aaa`, `123` and `cba`, or from the first half said twice. */
function surprises(password: string): number {
  const half = password.slice(0, password.length / 2);
  const once = password === half + half ? half : password;
  const codes = [...once.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
}
