import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, type Frame, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { type Scheme, showIn } from "./color-scheme.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** The rules that the choice between light and dark can break. */
const RULES_OF_COLOR = ["color-contrast", "link-in-text-block"];

/** The packed checker: a third of the text that the page would have to read. */
const CHECKER = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** How long frames may take to receive the checker, in milliseconds. */
const FRAME_LIMIT = 1_000;

/** What axe finds wrong below `part` in light and in dark; one line for each place. */
export async function axeFindings(page: Page, part = "html"): Promise<string[]> {
  const inLight = await axeFindingsInLight(page, part);
  const inDark = await findings(page, part, { scheme: "dark", runOnly: byRules(RULES_OF_COLOR) });
  await showIn(page, "light");
  return [...inLight, ...inDark];
}

/** What axe finds wrong in light alone: for a page whose colors are judged elsewhere. */
export function axeFindingsInLight(page: Page, part: string): Promise<string[]> {
  return findings(page, part, { scheme: "light", runOnly: byTags(TAGS) });
}

/** Nothing below `part` that axe objects to, in either color scheme. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  expect(await axeFindings(page, part)).toEqual([]);
}

type Look = { scheme: Scheme; runOnly: axeCore.RunOnly };

const byTags = (values: string[]): axeCore.RunOnly => ({ type: "tag", values });
const byRules = (values: string[]): axeCore.RunOnly => ({ type: "rule", values });

async function findings(page: Page, part: string, { scheme, runOnly }: Look): Promise<string[]> {
  await showIn(page, scheme);
  await bringChecker(page);
  // Only what is wrong: to describe each place that is right takes as long as to judge it.
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
 * Brings the checker into the page and its frames, each once: `@axe-core/playwright` sends its unpacked text twice for
 * every look, which takes as long as to judge.
 */
async function bringChecker(page: Page): Promise<void> {
  await bringInto(page.mainFrame());
  const others = page.frames().filter((frame) => frame !== page.mainFrame());
  // A frame that goes away is not judged.
  const brought = others.map((frame) => bringWithin(frame).catch(() => {}));
  await Promise.race([Promise.all(brought), pause(FRAME_LIMIT, undefined, { ref: false })]);
}

/** A closed frame, such as one that shows an email, runs no script: it would only complain. */
async function bringWithin(frame: Frame): Promise<void> {
  const element = await frame.frameElement();
  const sandbox = await element.getAttribute("sandbox");
  if (sandbox === null || sandbox.includes("allow-scripts")) await bringInto(frame);
}

async function bringInto(frame: Frame): Promise<void> {
  if (await frame.evaluate("'axe' in window")) return;
  await frame.evaluate(CHECKER);
  // The page asks its frames, also those of the payment provider.
  await frame.evaluate(`axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`);
}
