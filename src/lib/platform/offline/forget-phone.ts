import { brand } from "#shared/brand.ts";
import { OFFLINE_CACHE } from "#shared/platform/offline-pages.ts";

/** Where the phone keeps, for each person who shares it, who they are and what their page showed. */
export const WORKER_KEY = `${brand.slug}-offline-user`;
export const ROUTE_KEY = `${brand.slug}-driver-route`;
export const HARVEST_KEY = `${brand.slug}-harvest`;

/**
 * Leaves nothing of routes and harvests, and of whose they were, on a phone that someone signs out of. What
 * was reported and not sent stays: it names no household, nothing else has it, and it is sent when its
 * author is back.
 */
export async function forgetPhone(): Promise<void> {
  forgetShown();
  try {
    // The site has no other workers.
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
    const kept = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHE));
    await Promise.all(kept.map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses to cache pages has cached none.
  }
}

/** Forgets what the pages of this phone showed, and who worked with it. */
export function forgetShown(): void {
  try {
    for (const key of [ROUTE_KEY, HARVEST_KEY, WORKER_KEY]) localStorage.removeItem(key);
  } catch {
    // A browser that refuses to keep anything has kept nothing.
  }
}
