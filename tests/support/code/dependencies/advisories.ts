/**
 * Published vulnerabilities of packages in the dependency tree, so that none returns unnoticed. `npm run audit`
 * queries the registry for new ones, which are added here together with the update that fixes them.
 */
type Advisory = {
  id: `GHSA-${string}`;
  package: string;
  /** The first fixed version of each major version that has a fix, ascending. */
  fixedIn: readonly string[];
  /** Where a vulnerable version stays installed, and why it is harmless there. */
  accepted?: { path: string; reason: string };
};

export const ADVISORIES: readonly Advisory[] = [
  { id: "GHSA-43p4-m455-4f4j", package: "@trpc/server", fixedIn: ["11.1.1"] },
  { id: "GHSA-mg2h-6x62-wpwc", package: "fastify", fixedIn: ["4.29.1", "5.3.2"] },
  { id: "GHSA-rrr8-f88r-h8q6", package: "find-my-way", fixedIn: ["8.2.2", "9.0.1"] },
  { id: "GHSA-mm7p-fcc7-pg87", package: "nodemailer", fixedIn: ["7.0.7"] },
  { id: "GHSA-54xq-cgqr-rpm3", package: "sharp", fixedIn: ["0.32.6"] },
  { id: "GHSA-pxg6-pf52-xh8x", package: "cookie", fixedIn: ["0.7.0"] },
  { id: "GHSA-3h5v-q93c-6h6q", package: "ws", fixedIn: ["7.5.10", "8.17.1"] },
  { id: "GHSA-mwcw-c2x4-8c55", package: "nanoid", fixedIn: ["3.3.8", "5.0.9"] },
  { id: "GHSA-7fh5-64p2-3v2j", package: "postcss", fixedIn: ["8.4.31"] },
  { id: "GHSA-c2qf-rxjj-qqgw", package: "semver", fixedIn: ["5.7.2", "6.3.1", "7.5.2"] },
  { id: "GHSA-859w-5945-r5v3", package: "vite", fixedIn: ["6.3.4"] },
  { id: "GHSA-952p-6rrq-rcjv", package: "micromatch", fixedIn: ["4.0.8"] },
  { id: "GHSA-v6h2-p8h4-qcjw", package: "brace-expansion", fixedIn: ["1.1.12", "2.0.2", "4.0.1"] },
  { id: "GHSA-3xgq-45jj-v275", package: "cross-spawn", fixedIn: ["6.0.6", "7.0.5"] },
  { id: "GHSA-fjxv-7rqg-78g4", package: "form-data", fixedIn: ["2.5.4", "3.0.4", "4.0.4"] },
  {
    id: "GHSA-67mh-4wv8-2f99",
    package: "esbuild",
    fixedIn: ["0.25.0"],
    accepted: {
      path: "node_modules/@esbuild-kit/core-utils/node_modules/esbuild",
      reason:
        "concerns esbuild's development server; the migration generator only transpiles with it",
    },
  },
];

/** Whether an advisory affects a version. */
export function isConcerned(version: string, fixedIn: readonly string[]): boolean {
  const sameLine = fixedIn.find((fixed) => partsOf(fixed)[0] === partsOf(version)[0]);
  const [first = ""] = fixedIn;
  return isBefore(version, sameLine ?? first);
}

const partsOf = (version: string) => version.split("-")[0]!.split(".").map(Number);

function isBefore(version: string, other: string): boolean {
  const [left, right] = [partsOf(version), partsOf(other)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at >= 0 && left[at]! < right[at]!;
}
