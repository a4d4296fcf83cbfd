import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { untilLive } from "../support/live.ts";
import { metPopup } from "../support/popup.ts";
import type { WalkedRoute } from "./routes.ts";
import { signIn } from "../support/people.ts";

/** A visitor who opens every page in one tab, so that scripts are loaded only once. */
export type Walker = { page: Page; complaints: string[] };

type Walking = {
  /** Returns the path of a route, with a product, farm or recipe of the market filled in. */
  addressOf: (route: WalkedRoute) => string;
  visitor: Walker;
  admin: Walker;
  /** Returns a page's dead links, as `404 /path`, except those already checked on an earlier page. */
  deadLinks: (page: Page) => Promise<string[]>;
};

/** A test with a visitor's and an admin's tab, shared by all tests of a worker. */
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
      await signIn(context.request, "admin");
      await use(await walkerIn(context));
      await context.close();
    },
    { scope: "worker" },
  ],
  deadLinks: [
    async ({ browserName: _ }, use) => {
      // One set for each session, since a link may work for the admin alone.
      const followedIn = new Map<BrowserContext, Set<string>>();
      await use(async (page) => {
        const followed = followedIn.get(page.context()) ?? new Set<string>();
        followedIn.set(page.context(), followed);
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

/** The router ends the path of a folder's index page with a slash that its URL does not have. */
const trimmed = (path: string) => (path === "/" ? path : path.replace(/\/$/, ""));

async function walkerIn(context: BrowserContext): Promise<Walker> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The browser logs the page's own 404, which is expected for missing pages.
    const isOwnStatus = message.location().url === page.url() && /of 404/.test(message.text());
    // axe posts messages to the sandboxed frames that show emails.
    const isChecker = message.text().includes("'postMessage' on 'DOMWindow'");
    if (["error", "warning"].includes(message.type()) && !isOwnStatus && !isChecker) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on("requestfailed", (request) => {
    // At another width the browser gives up a picture that is still loading, for one of another size.
    const isGivenUp =
      request.resourceType() === "image" && request.failure()?.errorText === "net::ERR_ABORTED";
    if (!isGivenUp) complaints.push(`failed: ${request.url()}, ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  return { page, complaints };
}

/** Opens a page from a blank one and waits until it is hydrated. Returns the status. */
export async function goTo({ page, complaints }: Walker, path: string): Promise<number> {
  // Cancels the previous page's pending requests and drops its complaints.
  await page.goto("about:blank");
  complaints.length = 0;
  const response = await page.goto(path);
  // Invisible for its first 300 ms, so that its being hidden would say nothing.
  await page.getByText("Loading fresh content...").first().waitFor({ state: "detached" });
  // Pages of an area show a skeleton first.
  await page.getByText("Loading", { exact: true }).first().waitFor({ state: "hidden" });
  await untilLive(page);
  return response?.status() ?? 0;
}

/** Returns links to other pages of the site; the same page in the other language is not another page. */
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

/** Requests the links as the page's own user and returns those with an error status. */
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
