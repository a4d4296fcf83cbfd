/** What `make` gives, made when it is first asked for and kept; a failure is not kept, so that the next one who asks has it made again. */
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
