import { languageNow, pathIn } from "#shared/language.ts";
import type { StructuredData } from "../pages/page-head.ts";

const CONTEXT = "https://schema.org";

type Crumb = { name: string; path: string };

/** Where a page is found in the language that is being read. */
export function addressOf(origin: string, path: string): string {
  return origin + pathIn(languageNow(), path);
}

/** The way from the first page to this one; search engines show it instead of the address. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(origin, path),
    })),
  };
}
