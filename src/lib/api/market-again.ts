import type { trpc } from "./trpc.ts";

/**
 * Has pages read again what anyone sees of goods, farms, reviews and figures: reads never go stale by themselves.
 * Acts that change stock, prices, texts or stars call it, here alone is said what that is.
 */
export async function marketAgain(utils: ReturnType<typeof trpc.useUtils>): Promise<void> {
  const { catalog, farms, analytics } = utils;
  await Promise.all([catalog, farms, analytics.figures].map((room) => room.invalidate()));
}
