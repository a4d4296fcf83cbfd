import type { trpc } from "./trpc.ts";

/**
 * Invalidates public data about goods, farms, reviews and figures, since queries never go stale on their own. Called
 * after changes to stock, prices, texts or ratings; the only place that defines what they affect.
 */
export async function marketAgain(utils: ReturnType<typeof trpc.useUtils>): Promise<void> {
  const { catalog, farms, analytics } = utils;
  await Promise.all([catalog, farms, analytics.figures].map((room) => room.invalidate()));
}
