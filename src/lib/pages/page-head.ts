import { pageTitle } from "#shared/brand.ts";

/** A page's structured data for search engines: one schema.org object each. */
export type StructuredData = {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
};

/** A tag in the router's format. */
export type HeadTag = {
  title?: string;
  name?: string;
  property?: string;
  content?: string;
  "script:ld+json"?: StructuredData;
};

type PageHead = {
  /** Without the site's name. */
  title: string;
  description: string;
  /** True for pages that must not be indexed. */
  hidden?: boolean;
  /** The Open Graph type of the page. */
  type?: "website" | "product" | "article" | "profile";
  structured?: readonly StructuredData[];
};

/**
 * The meta tags of a page, for search engines and link previews. `PageAddress` adds the URL and picture; the router
 * escapes the data for use in a script.
 */
export function pageHead({ title, description, hidden, type, structured = [] }: PageHead): {
  meta: HeadTag[];
} {
  return {
    meta: [
      ...titleTags(pageTitle(title), description),
      ...(type ? [{ property: "og:type", content: type }] : []),
      ...(hidden ? [{ name: "robots", content: "noindex" }] : []),
      ...structured.map((data) => ({ "script:ld+json": data })),
    ],
  };
}

/** Title and description in every tag that takes them. */
export function titleTags(title: string, description: string): HeadTag[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
}
