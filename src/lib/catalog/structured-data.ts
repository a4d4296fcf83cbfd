import { languageNow, pathIn } from "#shared/language.ts";
import type { StructuredData } from "../pages/page-head.ts";

const CONTEXT = "https://schema.org";

type Crumb = { name: string; path: string };

/** The absolute URL of a page in the current language. */
export function addressOf(origin: string, path: string): string {
  return origin + pathIn(languageNow(), path);
}

/** The breadcrumb trail to this page, which search engines show instead of its URL. */
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
