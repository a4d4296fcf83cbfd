import { PageSpinner, SPINNER_AFTER_MS } from "./states/page-spinner.tsx";
import { useIsAfter } from "./use-is-after.ts";

/**
 * For a page that reads something before it can show anything: its spinner, after as long as the router waits for a
 * page (`SPINNER_AFTER_MS`). What is read faster needs none. Its place and its empty status are there from the start,
 * so that nothing moves and screen readers hear the text arrive. The server renders it empty.
 */
export function LateSpinner() {
  return <PageSpinner isEmpty={!useIsAfter(SPINNER_AFTER_MS)} />;
}
