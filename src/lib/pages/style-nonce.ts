import { STYLE_NONCE } from "#shared/platform/style-nonce.ts";

/**
 * The nonce for style elements that libraries write while the page is used. It comes with the headers of
 * the page, whose text is the same for everybody. Undefined where the browser does not tell.
 */
export function styleNonce(): string | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === STYLE_NONCE)?.description;
}
