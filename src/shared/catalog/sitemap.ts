import { CATEGORY_IDS } from "./catalog.ts";
import { brand } from "../brand.ts";
import { LANGUAGES, pathIn } from "../language.ts";

/** Indexable static pages, each by its canonical path. */
export const FINDABLE_PAGES: readonly string[] = [
  "/",
  "/shop",
  ...CATEGORY_IDS.map((category) => `/shop?category=${category}`),
  "/farmers",
  "/recipes",
  "/subscription",
  "/how-it-works",
  "/our-story",
  "/sustainability",
  "/impact",
  "/success-stories",
  "/tours",
  "/la-route",
  "/join-as-farm",
  "/join-as-farmer",
  "/demo/inventory",
  "/early-access",
  "/early-access2",
  "/early-access3",
  "/reserve",
  "/gift-cards",
  "/free-registration",
  `/${brand.slug}-landing`,
  "/payment",
  "/faq",
  "/delivery",
  "/returns",
  "/contact",
  "/careers",
  "/press",
  "/privacy",
  "/terms",
  "/cookies",
  "/accessibility",
];

/** Maximum number of pages per sitemap: the protocol allows 50,000 URLs, and each page has one per language. */
export const SITEMAP_LIMIT = 50_000 / LANGUAGES.length;

/** Page types with one page per row. */
export const SITEMAP_KINDS = ["products", "farms", "recipes"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A page or a sitemap, with the time of its last change in milliseconds since the epoch, if known. */
export type SitemapEntry = { path: string; changedAt: number | null };

/** How many sitemaps cover the rows up to an id when each covers a range of `size` ids. */
export function partsUpTo(highestId: number, size = SITEMAP_LIMIT): number {
  return Math.ceil(highestId / size);
}

/** A sitemap `urlset`: each page in every language, with links to its alternates. */
export function urlSet(origin: string, entries: readonly SitemapEntry[]): string {
  const both = entries.flatMap((entry) =>
    LANGUAGES.map((language) => ({
      ...entry,
      path: pathIn(language, entry.path),
      within: alternatesOf(origin, entry.path),
    })),
  );
  return document("urlset", "url", origin, both);
}

/** The sitemap index. */
export function sitemapIndex(origin: string, entries: readonly SitemapEntry[]): string {
  return document("sitemapindex", "sitemap", origin, entries);
}

function alternatesOf(origin: string, path: string): string {
  const links = LANGUAGES.map((language) => {
    const address = escapeXml(origin + pathIn(language, path));
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  });
  return links.join("");
}

function document(
  root: string,
  item: string,
  origin: string,
  entries: readonly (SitemapEntry & { within?: string })[],
): string {
  const items = entries.map(({ path, changedAt, within = "" }) => {
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : "";
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${changed}${within}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join("")}</${root}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
