import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { FINDABLE_PAGES } from "#shared/catalog/sitemap.ts";
import { ROUTES } from "./routes.ts";
import { expect, test } from "./walker.ts";

/** What the server sent for a page, parsed by the browser without running its scripts. */
type Served = {
  address: string;
  status: number;
  title: string;
  headings: number;
  /** Contents of the meta elements, by name or property; each occurs once. */
  meta: Record<string, string>;
  twice: string[];
  canonical: string[];
  /** Types of the page's schema.org data. */
  types: string[];
};

async function served(page: Page, address: string): Promise<Served> {
  return page.evaluate(async (path) => {
    const response = await fetch(path, { headers: { accept: "text/html" } });
    const text = await response.text();
    const sent = new DOMParser().parseFromString(text, "text/html");
    const all = <T extends Element>(selector: string) => [...sent.querySelectorAll<T>(selector)];
    const tags = all<HTMLMetaElement>("meta[content]").flatMap((tag) => {
      const name = tag.name || tag.getAttribute("property");
      return name ? [[name, tag.content] as const] : [];
    });
    const names = tags.map(([name]) => name);
    const data = all("script[type='application/ld+json']").map(
      ({ textContent }) => JSON.parse(textContent) as { "@type": string },
    );
    return {
      address: path,
      status: response.status,
      title: sent.title,
      headings: all("h1").length,
      meta: Object.fromEntries(tags),
      twice: names.filter((name, at) => names.indexOf(name) !== at),
      canonical: all<HTMLLinkElement>("link[rel=canonical]").map(({ href }) => href),
      types: data.map((each) => each["@type"]),
    };
  }, address);
}

const oneOf = (kinds: readonly string[]) => ROUTES.filter(({ kind }) => kinds.includes(kind));
const path = (full: string) => full.replace(/^https?:\/\/[^/]+/, "");

test("every route of the product is in the list of walked routes", () => {
  const generated = readFileSync(new URL("../../../src/routeTree.gen.ts", import.meta.url), "utf8");
  const [names = ""] = /fullPaths:[^;]+;/.exec(generated) ?? [];
  const known = [...names.matchAll(/"([^"]+)"|'([^']+)'/g)].map(([, a, b]) => a ?? b ?? "");
  expect(known.length).toBeGreaterThan(40);
  // A folder's layout route shows nothing of its own: the folder's index page stands for it.
  const walked = known.filter((name) => name === "/" || !known.includes(`${name}/`));
  const table = new Set(ROUTES.map(({ route }) => route));
  expect(walked.filter((name) => !table.has(name))).toEqual([]);
});

test("every indexable page has its own title, description, canonical URL and picture", async ({
  visitor: { page },
  addressOf,
  site,
}) => {
  await page.goto("/robots.txt");
  const pages: Served[] = [];
  for (const route of oneOf(["page"])) pages.push(await served(page, addressOf(route)));
  for (const sent of pages) {
    const at = sent.address;
    const { meta } = sent;
    const canonical = `${site}${at}`;
    expect.soft(sent, at).toMatchObject({ status: 200, headings: 1, twice: [] });
    expect.soft(sent.canonical, at).toEqual([canonical]);
    expect.soft(meta, at).toMatchObject({
      robots: "index, follow",
      "og:url": canonical,
      "og:title": sent.title,
      "twitter:title": sent.title,
      "og:description": meta["description"],
      "twitter:description": meta["description"],
      "twitter:card": "summary_large_image",
      "twitter:image": meta["og:image"],
    });
    expect.soft(meta["description"]?.length, at).toBeGreaterThan(40);
    expect.soft(meta["og:image"], at).toMatch(`${site}/share/`);
    expect.soft(sent.types, at).toContain("Organization");
  }
  for (const of of ["title", "description"] as const) {
    const words = pages.map((sent) => (of === "title" ? sent.title : sent.meta[of]));
    expect
      .soft(
        words.filter((word, at) => words.indexOf(word) !== at),
        of,
      )
      .toEqual([]);
  }
  const pictures = [...new Set(pages.map(({ meta }) => meta["og:image"] ?? ""))];
  for (const picture of pictures) {
    const status = await page.evaluate(async (url) => (await fetch(url)).status, path(picture));
    expect.soft(status, picture).toBe(200);
  }
  const standing = oneOf(["page"]).filter((route) => !route.path?.startsWith("{"));
  const listed = FINDABLE_PAGES.filter((each) => !each.includes("?"));
  expect(new Set(listed)).toEqual(new Set(standing.map(addressOf)));
});

test("pages not to be indexed say so, and an alias names its canonical URL", async ({
  visitor: { page },
  addressOf,
  site,
}) => {
  await page.goto("/robots.txt");
  for (const route of oneOf(["hidden", "missing"])) {
    const sent = await served(page, addressOf(route));
    expect.soft(sent.meta["robots"], sent.address).toBe("noindex");
  }
  expect((await served(page, "/home")).canonical).toEqual([`${site}/`]);
});

test("products, recipes and questions are described to search engines with structured data", async ({
  visitor: { page },
  addressOf,
}) => {
  await page.goto("/robots.txt");
  for (const [route, types] of [
    ["{product}", ["Product", "BreadcrumbList"]],
    ["{recipe}", ["Recipe", "BreadcrumbList"]],
    ["{farm}", ["LocalBusiness", "BreadcrumbList"]],
    ["/faq", ["FAQPage"]],
  ] as const) {
    const address = addressOf({ route, kind: "page" });
    expect
      .soft((await served(page, address)).types, route)
      .toEqual(expect.arrayContaining([...types]));
  }
});
