import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { untilLive } from "../support/live.ts";
import { metPopup } from "../support/popup.ts";
import type { WalkedRoute } from "./routes.ts";

/** Someone who goes from page to page in one tab, so that scripts are loaded once. */
export type Walker = { page: Page; complaints: string[] };

type Walking = {
  /** The address of a route, with a product, farm and recipe of the market in its place. */
  addressOf: (route: WalkedRoute) => string;
  visitor: Walker;
  admin: Walker;
  /** Links of a page that lead nowhere, as `404 /path`, less those followed from a page before. */
  deadLinks: (page: Page) => Promise<string[]>;
};

export const test = base.extend<object, Walking & { site: string }>({
  site: [
    async ({ browserName: _ }, use, { project }) => {
      await use(project.use.baseURL ?? "");
    },
    { scope: "worker" },
  ],
  addressOf: [
    async ({ site }, use) => {
      const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
      await use(({ route, path = route }) =>
        path.startsWith("{") ? firstOf(sitemap, site, path) : trimmed(path),
      );
    },
    { scope: "worker" },
  ],
  visitor: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext(settings(site));
      await use(await walkerIn(context));
      await context.close();
    },
    { scope: "worker" },
  ],
  admin: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext(settings(site));
      const data = { username: "admin", password: "harvest-demo" };
      const response = await context.request.post("/api/login", { data });
      expect(response.status()).toBe(200);
      await use(await walkerIn(context));
      await context.close();
    },
    { scope: "worker" },
  ],
  deadLinks: [
    async ({ browserName: _ }, use) => {
      const followed = new Set<string>();
      await use(async (page) => {
        const links = (await ownLinks(page)).filter((link) => !followed.has(link));
        for (const link of links) followed.add(link);
        return deadOf(page, links);
      });
    },
    { scope: "worker" },
  ],
});

export { expect };

const settings = (site: string) => ({
  baseURL: site,
  storageState: metPopup(site),
  locale: "en-US",
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce" as const,
});

const FOLDERS: Record<string, string> = {
  "{product}": "/products/",
  "{farm}": "/farmers/",
  "{recipe}": "/recipes/",
};

function firstOf(sitemap: string, site: string, kind: string): string {
  const [, path = ""] = new RegExp(`<loc>${site}(${FOLDERS[kind]}[^<]+)`).exec(sitemap) ?? [];
  expect(path, `${kind} in the sitemap`).not.toBe("");
  return path;
}

/** The router ends the name of a folder's own page with a slash that its address has not. */
const trimmed = (path: string) => (path === "/" ? path : path.replace(/\/$/, ""));

async function walkerIn(context: BrowserContext): Promise<Walker> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The browser says so itself when a page is missing, and when it is meant to be.
    const isOwnStatus = message.location().url === page.url() && /of 404/.test(message.text());
    // The checker of accessibility calls into the closed frames that show emails.
    const isChecker = message.text().includes("'postMessage' on 'DOMWindow'");
    if (["error", "warning"].includes(message.type()) && !isOwnStatus && !isChecker) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  return { page, complaints };
}

/** Goes to a page as if no other had been there, and waits until its script listens. Returns the status. */
export async function goTo({ page, complaints }: Walker, path: string): Promise<number> {
  // What the page before still waits for is given up here, and its complaints with it.
  await page.goto("about:blank");
  complaints.length = 0;
  const response = await page.goto(path);
  await page.getByText("Loading fresh content...").first().waitFor({ state: "hidden" });
  // A page of an area shows the shape of what is to come first.
  await page.getByText("Loading", { exact: true }).first().waitFor({ state: "hidden" });
  await untilLive(page);
  return response?.status() ?? 0;
}

/** Other addresses of our own to which links of the page lead; the page in the other language is the same. */
function ownLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
    const bare = (path: string) => path.replace(/^\/es(?=\/|$)/, "") || "/";
    const others = links.filter(
      ({ origin, pathname }) =>
        origin === location.origin && bare(pathname) !== bare(location.pathname),
    );
    return [...new Set(others.map(({ pathname, search }) => pathname + search))];
  });
}

/** Follows links as the one whose page it is. */
function deadOf(page: Page, links: readonly string[]): Promise<string[]> {
  return page.evaluate(async (each) => {
    const answers = each.map(async (link) => {
      const { status, body } = await fetch(link, { headers: { accept: "text/html" } });
      await body?.cancel();
      return `${status} ${link}`;
    });
    return (await Promise.all(answers)).filter((answer) => answer >= "400");
  }, links);
}
