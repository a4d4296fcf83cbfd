import { limits } from "../platform/limits.ts";

/** Ratings of password strength. */
export const PASSWORD_RATINGS = ["short", "weak", "fair", "strong"] as const;
export type PasswordRating = (typeof PASSWORD_RATINGS)[number];

/** Minimum bits of entropy for a fair and for a strong password. */
const FAIR_BITS = 50;
const STRONG_BITS = 70;

/** Character classes and their sizes. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z\d]/, 33],
];

/**
 * A rough estimate from length and character classes, shown while a password is typed. It rejects nothing: the server
 * checks for common passwords.
 */
export function ratePassword(password: string): PasswordRating {
  if (password.length < limits.passwordMin) return "short";
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = surprises(password) * Math.log2(pool);
  if (bits < FAIR_BITS) return "weak";
  return bits < STRONG_BITS ? "fair" : "strong";
}

/** Counts the characters that add entropy: not those of runs such as `aaa`, `123` and `cba`, nor of a repeated half. */
function surprises(password: string): number {
  const half = password.slice(0, password.length / 2);
  const once = password === half + half ? half : password;
  const codes = [...once.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
}
