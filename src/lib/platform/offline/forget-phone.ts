import { brand } from "#shared/brand.ts";
import { OFFLINE_CACHE } from "#shared/platform/pages/offline-pages.ts";

/** Where the phone stores, for each person who shares it, who they are and what their page showed. */
export const WORKER_KEY = `${brand.slug}-offline-user`;
export const ROUTE_KEY = `${brand.slug}-driver-route`;
export const HARVEST_KEY = `${brand.slug}-harvest`;

/**
 * On sign-out, removes routes, harvests and their owners from the phone. Unsent reports stay: they identify no
 * household, exist nowhere else, and are sent when their author signs in again.
 */
export async function forgetPhone(): Promise<void> {
  forgetShown();
  try {
    // The site has no other service workers.
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
    const kept = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHE));
    await Promise.all(kept.map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses to cache pages has no cache to clear.
  }
}

/** Removes the stored page data of this phone, and its users. */
export function forgetShown(): void {
  try {
    for (const key of [ROUTE_KEY, HARVEST_KEY, WORKER_KEY]) localStorage.removeItem(key);
  } catch {
    // A browser that refuses to store anything has nothing to remove.
  }
}
