import { notFound } from "@tanstack/react-router";
import { failureOf } from "../api/trpc.ts";

/**
 * Handles a loader's failure. Something that does not exist, and a URL that cannot identify anything, lead to the
 * not-found page; any other failure is rethrown.
 */
export function missingOr(error: unknown): never {
  const code = failureOf(error)?.code;
  throw code === "not_found" || code === "invalid" ? notFound() : error;
}

/** The part the router has loaded when it requests a page's head. */
type Visit = { matches: readonly { status: string; _notFound?: boolean }[] };

/** Whether the not-found page is shown instead of the requested one. */
export function isMissing({ matches }: Visit): boolean {
  return matches.some(({ status, _notFound }) => _notFound || status === "notFound");
}

/** The head of a page that may not exist: if it does not, the not-found page's head is used. */
export function headUnlessMissing<Head, Page = unknown>(
  build: (page: Page) => Head,
): (visit: Visit & Page) => Head | object {
  return (visit) => (isMissing(visit) ? {} : build(visit));
}
