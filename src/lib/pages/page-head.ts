import { pageTitle } from "#shared/brand.ts";

/** What a page says about itself in data, for search engines: one object of schema.org each. */
export type StructuredData = {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
};

/** One tag as the router takes it. */
export type HeadTag = {
  title?: string;
  name?: string;
  property?: string;
  content?: string;
  "script:ld+json"?: StructuredData;
};

type PageHead = {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** True for pages that are no one's business to find. */
  hidden?: boolean;
  /** What the page is to those who share it. */
  type?: "website" | "product" | "article" | "profile";
  structured?: readonly StructuredData[];
};

/**
 * The words in the head of a page, for search engines and for sharing. Its address and picture come
 * from `PageAddress`; the router escapes the data for its place in a script.
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

/** A title and a description everywhere where one is read. */
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
