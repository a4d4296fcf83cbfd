import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import displayFont from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";
import { brand, defaultTitle, pageTitle } from "#shared/brand.ts";

/** As far as the router tells it before a page is shown. */
type Visit = { matches: readonly { status: string; _notFound?: boolean }[] };

/** The head of a page that says nothing of its own (spec section 9), or that there is none. */
export function siteHead({ matches }: Visit) {
  const isMissing = matches.some(({ status, _notFound }) => _notFound || status === "notFound");
  const title = isMissing ? pageTitle("Page not found") : defaultTitle;
  return {
    meta: [
      { title },
      { name: "description", content: brand.description },
      { name: "keywords", content: brand.keywords },
      { name: "robots", content: isMissing ? "noindex" : "index, follow" },
      { property: "og:site_name", content: brand.name },
      { property: "og:type", content: "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: brand.description },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: brand.description },
      { "script:ld+json": organisation },
    ],
    links: [fontPreload(textFont), fontPreload(displayFont)],
  };
}

function fontPreload(href: string) {
  return {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  };
}

const organisation = {
  "@context": "https://schema.org",
  "@type": "Organization",
  name: brand.name,
  slogan: brand.tagline,
  email: brand.email,
  telephone: brand.phone,
  address: {
    "@type": "PostalAddress",
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    addressRegion: brand.address.state,
    postalCode: brand.address.zipCode,
    addressCountry: "US",
  },
  sameAs: brand.social.map(({ url }) => url),
};
