import { languageOf } from "../language.ts";

/** Any origin works here; we only check that the parsed URL keeps it. */
const HERE = "http://here.invalid";

/**
 * Where to go after signing in: `next` if it is a path on this site, otherwise `fallback`. A link to the sign-in
 * page must not be able to send anyone elsewhere (`//evil`, `/\evil`, `javascript:`), nor back to the sign-in page.
 * The path is the router's, without a language prefix; the user continues in the language of the sign-in page.
 */
export function safeNext(next: unknown, fallback = "/dashboard"): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, HERE)) {
    return fallback;
  }
  // Parse it as the browser would, which is what turns "/\evil" and "/<tab>/evil" into other hosts.
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const { path } = languageOf(pathname);
  const elsewhere = origin !== HERE || [pathname, path].some((one) => one.startsWith("//"));
  const signInAgain = /^\/auth(-test)?\/?$/.test(path);
  return elsewhere || signInAgain ? fallback : `${path}${search}${hash}`;
}
