import { notFound } from "@tanstack/react-router";
import { failureOf } from "../api/trpc.ts";

/**
 * For what a loader failed to read by its address. A thing that is not there, and an address by which
 * nothing could be there, are the not-found page; any other failure is thrown as it is.
 */
export function missingOr(error: unknown): never {
  const code = failureOf(error)?.code;
  throw code === "not_found" || code === "invalid" ? notFound() : error;
}

/** As far as the router knows it when it asks for a page's head. */
type Visit = { matches: readonly { status: string; _notFound?: boolean }[] };

/** Whether the not-found page stands in the place of the one that was asked for. */
export function isMissing({ matches }: Visit): boolean {
  return matches.some(({ status, _notFound }) => _notFound || status === "notFound");
}

/** The head of a page that may not be there: a missing one keeps the not-found page's head. */
export function headUnlessMissing<Head, Page = unknown>(
  build: (page: Page) => Head,
): (visit: Visit & Page) => Head | object {
  return (visit) => (isMissing(visit) ? {} : build(visit));
}
