import type { LocationRewrite } from "@tanstack/react-router";
import { type Language, languageOf, pathIn } from "#shared/language.ts";

/**
 * What tells the router in which language addresses are: it knows pages without it, so the language is taken off
 * the browser's address and put in front of each link. The home page is `/es`, as canonical addresses and
 * sitemaps name it, without a slash at its end. English addresses name no language and stay as they are.
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
