import { languageOf } from "../language.ts";

/** Any origin will do: it only has to be the one that comes back. */
const HERE = "http://here.invalid";

/**
 * Where to go after signing in: `next` when it is a path of this very site, else `fallback`. A
 * link to the sign-in page must not be able to send anyone elsewhere (`//evil`, `/\evil`,
 * `javascript:`), nor back to the sign-in page. The path is the router's, without a language: one goes
 * on in that of the page one signs in on.
 */
export function safeNext(next: unknown, fallback = "/dashboard"): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, HERE)) {
    return fallback;
  }
  // Parsed as the browser would: that is what turns "/\evil" and "/<tab>/evil" into other hosts.
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const { path } = languageOf(pathname);
  const elsewhere = origin !== HERE || [pathname, path].some((one) => one.startsWith("//"));
  const signInAgain = /^\/auth(-test)?\/?$/.test(path);
  return elsewhere || signInAgain ? fallback : `${path}${search}${hash}`;
}
