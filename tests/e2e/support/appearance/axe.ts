import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, type Frame, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { type Scheme, showIn } from "./color-scheme.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** The axe rules whose result depends on the color scheme. */
const RULES_OF_COLOR = ["color-contrast", "link-in-text-block"];

/** The source of axe-core, minified: the page has to parse only a third of the unminified text. */
const CHECKER = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Maximum time to inject the checker into frames, in milliseconds. */
const FRAME_LIMIT = 1_000;

/** Returns what axe finds wrong below `part` in light and dark mode, one line per element. */
export async function axeFindings(page: Page, part = "html"): Promise<string[]> {
  const inLight = await axeFindingsIn(page, "light", part);
  const inDark = await axeFindingsIn(page, "dark", part);
  await showIn(page, "light");
  return [...inLight, ...inDark];
}

/**
 * Shows the page in one color scheme and returns what axe finds wrong there; in dark mode it checks only what depends
 * on the scheme.
 */
export function axeFindingsIn(page: Page, scheme: Scheme, part = "html"): Promise<string[]> {
  const runOnly = scheme === "light" ? byTags(TAGS) : byRules(RULES_OF_COLOR);
  return findings(page, part, { scheme, runOnly });
}

/** Expects that axe finds nothing wrong below `part` in either color scheme. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  expect(await axeFindings(page, part)).toEqual([]);
}

type Look = { scheme: Scheme; runOnly: axeCore.RunOnly };

const byTags = (values: string[]): axeCore.RunOnly => ({ type: "tag", values });
const byRules = (values: string[]): axeCore.RunOnly => ({ type: "rule", values });

async function findings(page: Page, part: string, { scheme, runOnly }: Look): Promise<string[]> {
  await showIn(page, scheme);
  await bringChecker(page);
  // Only violations: describing every passing element takes as long as checking it.
  const options: axeCore.RunOptions = { resultTypes: ["violations"], runOnly };
  const places = await page.evaluate(
    async ([include, asked]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run({ include: [[include]] }, asked);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`,
        ),
      );
    },
    [part, options] as const,
  );
  return places.map((place) => `${scheme}: ${place}`);
}

/**
 * Injects the checker into the page and its frames, once each: `@axe-core/playwright` sends its unminified source
 * twice for every check, which takes as long as the check.
 */
async function bringChecker(page: Page): Promise<void> {
  await bringInto(page.mainFrame());
  const others = page.frames().filter((frame) => frame !== page.mainFrame());
  // A frame that is removed in the meantime is not checked.
  const brought = others.map((frame) => bringWithin(frame).catch(() => {}));
  await Promise.race([Promise.all(brought), pause(FRAME_LIMIT, undefined, { ref: false })]);
}

/** Skips frames whose sandbox forbids scripts, such as one that shows an email: injecting would only log errors. */
async function bringWithin(frame: Frame): Promise<void> {
  const element = await frame.frameElement();
  const sandbox = await element.getAttribute("sandbox");
  if (sandbox === null || sandbox.includes("allow-scripts")) await bringInto(frame);
}

async function bringInto(frame: Frame): Promise<void> {
  if (await frame.evaluate("'axe' in window")) return;
  await frame.evaluate(CHECKER);
  // Lets the page's axe query its frames, including the payment provider's, which have another origin.
  await frame.evaluate(`axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`);
}
