/** Milliseconds after which a browser that is never idle is asked all the same. */
const AT_MOST = 2000;

/** Calls back once the browser has nothing better to do. Returns what takes that back. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: AT_MOST });
  return () => cancelIdleCallback(handle);
}
