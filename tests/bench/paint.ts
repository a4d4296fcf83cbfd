import type { Browser } from "@playwright/test";
import { metPopup } from "../e2e/support/popup.ts";
import { visitMarket } from "./visited-market.ts";

/**
 * `npm run bench:paint`: how long a phone waits for the largest element of the first screen, and how much moves
 * after it was shown. Each visit is a first one, with nothing in the browser's cache. The median of the visits is
 * judged, and the slowest is printed as well. Exits with 1 if a page misses its aims.
 */
const PATHS = ["/", "/shop", "/products/1"];
const VISITS = 5;

/** Slows the CPU to a quarter of this machine's speed; the network below is a mediocre mobile connection. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Targets: milliseconds until the largest paint, and the sum of the layout shift scores. */
const AIMS = { paint: 1500, shift: 0.05 };

type Visit = { firstByte: number; first: number; paint: number; shift: number; what: string };

/** Runs in the page before its own scripts and observes paints and layout shifts. */
function watch(): void {
  const seen = { paint: 0, shift: 0, what: "", moved: [] as string[] };
  Object.assign(window, { seen });
  const name = (node: Node | null | undefined) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.className}`
      : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.paint = entry.startTime;
      seen.what = name(entry.element);
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    };
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      seen.moved.push(...(entry.sources ?? []).map(({ node }) => name(node)));
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, storageState: metPopup(origin) });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState("networkidle");
  const result = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { paint: number; shift: number; what: string; moved: string[] };
    };
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return {
      firstByte: navigation?.responseStart ?? 0,
      first: first?.startTime ?? 0,
      paint: seen.paint,
      shift: seen.shift,
      what: [seen.what, ...seen.moved.map((each) => `moved ${each}`)].join(", "),
    };
  });
  await context.close();
  return result;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Visits a page and prints the measurements. Returns whether the page meets the targets. */
async function judge(browser: Browser, origin: string, path: string): Promise<boolean> {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, origin, path));
  const middle = (of: "firstByte" | "first" | "paint" | "shift") =>
    median(visits.map((each) => each[of]));
  const slowest = Math.max(...visits.map(({ paint }) => paint));
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const [some] = visits;
  process.stdout.write(
    `${path}: first byte ${ms(middle("firstByte"))}, first paint ${ms(middle("first"))}, ` +
      `largest ${ms(middle("paint"))} (slowest ${ms(slowest)}), shift ${middle("shift").toFixed(3)}; ${some?.what}\n`,
  );
  return middle("paint") < AIMS.paint && middle("shift") <= AIMS.shift;
}

await visitMarket(async (browser, origin) => {
  await visit(browser, origin, "/"); // warms up the server
  let isKept = true;
  for (const path of PATHS) isKept = (await judge(browser, origin, path)) && isKept;
  if (!isKept) process.exitCode = 1;
});
