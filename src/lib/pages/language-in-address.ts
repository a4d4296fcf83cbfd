import type { LocationRewrite } from "@tanstack/react-router";
import { type Language, languageOf, pathIn } from "#shared/language.ts";

/**
 * Tells the router how URLs encode the language. Its routes have none, so the language prefix is stripped from the
 * browser's URL and added to each link. The home page is `/es`, without a trailing slash, as in canonical URLs and
 * sitemaps. English URLs have no prefix.
 */
export function languageInAddress(language: Language): { rewrite?: LocationRewrite } {
  if (pathIn(language, "/") === "/") return {};
  const withPath = (url: URL, pathname: string) => Object.assign(url, { pathname });
  return {
    rewrite: {
      input: ({ url }) => withPath(url, languageOf(url.pathname).path),
      output: ({ url }) => withPath(url, pathIn(language, url.pathname)),
    },
  };
}
