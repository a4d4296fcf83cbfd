import { existsSync, readdirSync } from "node:fs";

/** One program in a test run. */
export type Step = {
  name: string;
  /** Arguments of `node`. */
  command: readonly string[];
  /** Timeout in seconds, after which the step is killed and counts as failed. */
  limit: number;
  /** The file for its JSON report; a step without one counts as a single check. */
  report?: { file: string; kind: "vitest" | "playwright" };
};

/** The folder for the reports of the test programs. */
export const REPORTS = "test-results";

const SOURCES = ["src", "server", "db", "tests", "vite.config.ts"];

/** Packages whose executables are not where their name suggests. */
const bin = (path: string) => `node_modules/${path}`;

/** The fast, static checks of the code. */
export const checks: readonly Step[] = [
  { name: "format", command: [bin("oxfmt/bin/oxfmt"), "--check", "."], limit: 60 },
  {
    name: "lint",
    command: [bin("oxlint/bin/oxlint"), "--type-aware", "--deny-warnings", ...SOURCES],
    limit: 600,
  },
  { name: "boundaries", command: ["tests/support/code/check-boundaries.ts"], limit: 30 },
  { name: "messages", command: ["tests/support/code/check-messages.ts"], limit: 60 },
  { name: "types", command: [bin("typescript/bin/tsc"), "--noEmit"], limit: 600 },
  { name: "unused", command: [bin("knip/bin/knip.js"), "--no-progress"], limit: 120 },
];

const build: Step = { name: "build", command: ["server/bin/build.ts"], limit: 600 };

/** The tests: rules, services on a real Postgres, and the build in a browser. */
export const tests: readonly Step[] = [
  vitest("unit", ["unit", "dom"], 600),
  build,
  vitest("integration", ["integration", "timed"], 2_400),
  e2e(),
];

const FLOORS = ["unit", "integration", "e2e"] as const;

/** The test folders: one for each room, and a few for tests that belong to none. */
export function testRooms(): readonly string[] {
  const folders = FLOORS.flatMap((floor) =>
    readdirSync(`tests/${floor}`, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  const names = new Set(folders.map(({ name }) => name).filter((name) => name !== "support"));
  return [...names].toSorted();
}

/** The tests of one room at every level that has any. Tests with servers need the build. */
export function testsOf(room: string): readonly Step[] {
  const [unit, integration, browser] = FLOORS.map((floor) => {
    const folder = `tests/${floor}/${room}/`;
    return existsSync(folder) ? [folder] : null;
  });
  return [
    ...(unit ? [vitest("unit", ["unit", "dom"], 120, unit)] : []),
    ...(integration || browser ? [build] : []),
    ...(integration ? [vitest("integration", ["integration", "timed"], 900, integration)] : []),
    ...(browser ? [e2e(browser)] : []),
  ];
}

function e2e(files: readonly string[] = []): Step {
  const program = [bin("@playwright/test/cli.js"), "test"];
  return {
    name: "e2e",
    command: [...program, "--config", "tests/e2e/playwright.config.ts", ...files],
    limit: 3_900,
    report: { file: `${REPORTS}/e2e.json`, kind: "playwright" },
  };
}

function vitest(
  name: string,
  projects: readonly string[],
  limit: number,
  files: readonly string[] = [],
): Step {
  const file = `${REPORTS}/${name}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name,
    command: [bin("vitest/vitest.mjs"), "run", ...chosen, ...reporters, ...files],
    limit,
    report: { file, kind: "vitest" },
  };
}
