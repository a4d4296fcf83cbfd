/** Memoizes the result of `make`; a failure is not cached, so the next call retries. */
export function keptOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let kept: Promise<Made> | null = null;
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
