import type { LockedPackage } from "./lock-file.ts";

/** Licenses under which anything may be used and shipped. */
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

/** Fonts are files that pages load; their license asks that they are not sold by themselves. */
const FONTS = new Set(["OFL-1.1"]);

/** What only builds or tests may also be under a license that asks for changes to be published. */
const TOOLS = new Set(["MPL-2.0", "CC-BY-4.0"]);

/** Packages that may be used although their entry says something else, or nothing, each with the reason. */
const EXCEPTIONS: readonly { name: RegExp; license: string | undefined; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    license: "LGPL-3.0-or-later",
    reason: "libvips is a library file of its own beside ours, which anyone can replace",
  },
  { name: /^png-js$/, license: undefined, reason: "its LICENSE file is the MIT license" },
];

/** Why a package must not be used, or null when its license allows it. */
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
  // "A AND B" asks for all of them, "(A OR B)" for one.
  const alternatives = license.replaceAll(/[()]/g, "").split(" OR ");
  const isAllowed = alternatives.some((terms) => terms.split(" AND ").every(allowed));
  return isAllowed ? null : `${name} is under ${license}`;
}
