import { platformUi as m } from "#messages/platform/ui.ts";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import displayFont from "#client/ui/theme/fonts/fraunces.woff2?url";
import { brand, defaultTitle, pageTitle } from "#shared/brand.ts";
import { BRAND_BUSINESS, type Business } from "#shared/platform/business/business.ts";
import { localeNow } from "#shared/language.ts";
import { sharePath } from "#shared/platform/pages/share.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";
import { isMissing } from "./missing-page.ts";
import { type HeadTag, type StructuredData, titleTags } from "./page-head.ts";
import { type TermsContext, termsIn } from "../checkout/rates/terms-in.ts";

/** The part the router has loaded before a page is shown. */
type Visit = {
  matches: readonly { status: string; _notFound?: boolean }[];
  match: { context: TermsContext & { origin: string } };
  /** The business; null if it could not be loaded. */
  loaderData?: Business | null | undefined;
};

/** The default head, for a page without its own (spec section 9) and for the not-found page. */
export function siteHead({ matches, match, loaderData }: Visit) {
  const missing = isMissing({ matches });
  const title = missing ? pageTitle(m.notFound) : defaultTitle();
  const meta: HeadTag[] = [
    ...titleTags(title, brand.description(leadWords(termsIn(match.context)))),
    { name: "keywords", content: brand.keywords },
    { name: "robots", content: missing ? "noindex" : "index, follow" },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: localeNow().replace("-", "_") },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": organization(match.context.origin, loaderData ?? BRAND_BUSINESS) },
  ];
  return { meta, links: FONTS };
}

/**
 * Fonts are preloaded in the head, but after the style sheet, since nothing renders without that. On phones, with
 * their slower connections, the heading font is not preloaded; until it loads, headings use a fallback of nearly the
 * same size.
 */
const FONTS = [fontPreload(textFont), fontPreload(displayFont, "(min-width: 48em)")];

function fontPreload(href: string, media?: string) {
  return {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
    fetchPriority: "low" as const,
    ...(media ? { media } : {}),
  };
}

const organization = (
  origin: string,
  { name, email, phone, address, social }: Business,
): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  image: `${origin}${sharePath.site}`,
  slogan: brand.tagline,
  email,
  telephone: phone,
  address: {
    "@type": "PostalAddress",
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zipCode,
    addressCountry: "US",
  },
  ...(social.length > 0 && { sameAs: [...social] }),
});
