/** Milliseconds after which the callback runs even if the browser is never idle. */
const AT_MOST = 2000;

/** Runs a callback once the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: AT_MOST });
  return () => cancelIdleCallback(handle);
}
