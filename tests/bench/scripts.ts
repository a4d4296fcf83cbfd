import type { Browser, BrowserContext, Page } from "@playwright/test";
import { untilLive } from "../e2e/support/live.ts";
import { readScriptContents } from "../support/code/script-contents.ts";
import { largestParts } from "./script-parts.ts";
import { visitMarket } from "./visited-market.ts";

/**
 * `npm run bench:scripts`: the script that a page loads on a first visit, until it is live and until it is idle, as a
 * table for docs/performance.md. With a path it visits only that page.
 */
const PUBLIC = [
  "/",
  "/shop",
  "/products/1",
  "/farmers",
  "/farmers/1",
  "/recipes",
  "/subscription",
  "/join-as-farm",
  "/auth",
  "/how-it-works",
  "/faq",
  "/delivery",
];
const SIGNED_IN = [
  ["customer", "/dashboard/customer"],
  ["customer", "/checkout"],
  ["farmer", "/dashboard/farmer"],
  ["logistics", "/dashboard/logistics/pack"],
  ["admin", "/dashboard/admin"],
] as const;

/** Milliseconds without input after which a page counts as idle; the welcome popup has opened by then. */
const IDLE = 4000;

/** How many of the largest parts are listed. */
const SHOWN = 5;

const DEMO_PASSWORD = "harvest-demo";

type Script = { file: string; bytes: number; end: number };
type Scripts = { live: Script[]; idle: Script[] };

/**
 * Every script of ours that the page has fetched so far, with its bytes as sent. Leaves out what the payment sandbox
 * adds to pages, which a market with a real provider does not have.
 */
function scriptsOf(page: Page): Promise<Script[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /^\/assets\/.*\.js$/.test(new URL(name).pathname))
      .map(({ name, encodedBodySize, responseEnd }) => ({
        file: new URL(name).pathname.slice(1),
        bytes: encodedBodySize,
        end: responseEnd,
      })),
  );
}

async function visit(context: BrowserContext, url: string): Promise<Scripts> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("#main :is(h1, h2)").first().waitFor({ state: "attached" });
  await untilLive(page);
  const now = await page.evaluate(() => performance.now());
  const live = (await scriptsOf(page)).filter(({ end }) => end <= now);
  await page.waitForTimeout(IDLE);
  const idle = await scriptsOf(page);
  await page.close();
  return { live, idle };
}

const kB = (scripts: readonly Script[]) =>
  (scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);

function report(path: string, { live, idle }: Scripts): void {
  const parts = largestParts(readScriptContents("en"), idle).slice(0, SHOWN);
  const words = parts.map(([part, size]) => `${part} ${size.toFixed(0)}`).join(", ");
  const beforeLive = `${kB(live)} kB in ${live.length}`;
  const untilIdle = `${kB(idle)} kB in ${idle.length}`;
  process.stdout.write(`| \`${path}\` | ${beforeLive} | ${untilIdle} | ${words} |\n`);
}

async function visitAs(browser: Browser, origin: string, account: string, path: string) {
  const context = await browser.newContext();
  const data = { username: account, password: DEMO_PASSWORD };
  const headers = { origin };
  const answer = await context.request.post(`${origin}/api/login`, { data, headers });
  if (!answer.ok()) throw new Error(`${account} was not signed in: ${answer.status()}`);
  report(path, await visit(context, `${origin}${path}`));
  await context.close();
}

const only = process.argv[2];
const isAsked = (path: string) => only === undefined || path === only;

await visitMarket(async (browser, origin) => {
  process.stdout.write("| Page | Until live | Until idle | Largest parts until idle |\n");
  process.stdout.write("| ---- | ---------- | ---------- | ------------------------ |\n");
  for (const path of PUBLIC.filter(isAsked)) {
    const context = await browser.newContext();
    report(path, await visit(context, `${origin}${path}`));
    await context.close();
  }
  for (const [account, path] of SIGNED_IN)
    if (isAsked(path)) await visitAs(browser, origin, account, path);
});
