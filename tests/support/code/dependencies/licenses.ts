import type { LockedPackage } from "./lock-file.ts";

/** Licenses allowed for any use, including shipping. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Also allowed for fonts, which pages load as files. The license only forbids selling them by themselves. */
const FONTS = new Set(["OFL-1.1"]);

/** Also allowed for development dependencies: licenses that require changes to be published. */
const TOOLS = new Set(["MPL-2.0", "CC-BY-4.0"]);

/** Packages allowed despite a missing or different license entry, each with the reason. */
const EXCEPTIONS: readonly { name: RegExp; license: string | undefined; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    license: "LGPL-3.0-or-later",
    reason: "libvips is a library file of its own beside ours, which anyone can replace",
  },
  { name: /^png-js$/, license: undefined, reason: "its LICENSE file is the MIT license" },
];

/** The reason why a package must not be used, or null if its license is allowed. */
export function licenseProblem({ name, license, dev }: LockedPackage): string | null {
  const allowed = (term: string) =>
    PERMISSIVE.has(term) ||
    (name.startsWith("@fontsource") && FONTS.has(term)) ||
    (dev === true && TOOLS.has(term)) ||
    EXCEPTIONS.some((known) => known.name.test(name) && known.license === term);
  if (license === undefined) {
    const known = EXCEPTIONS.some((row) => row.name.test(name) && row.license === undefined);
    return known ? null : `${name} does not say what license it is under`;
  }
  // "A AND B" requires all of them to be allowed, "(A OR B)" only one.
  const alternatives = license.replaceAll(/[()]/g, "").split(" OR ");
  const isAllowed = alternatives.some((terms) => terms.split(" AND ").every(allowed));
  return isAllowed ? null : `${name} is under ${license}`;
}
