import { brand } from "#shared/brand.ts";
import { DRIVER_CACHE, driverScopes } from "#shared/logistics/driver-pages.ts";

/** Where the phone keeps a route, and who drives, for each driver who shares it. */
export const ROUTE_KEY = `${brand.slug}-driver-route`;
export const DRIVER_KEY = `${brand.slug}-driver`;

/**
 * Leaves nothing of routes and of who drove them on a phone that someone signs out of. What was reported
 * and not sent stays: it names no household, nothing else has it, and it is sent when its driver is back.
 */
export async function forgetPhone(): Promise<void> {
  forgetRoutes();
  try {
    for (const scope of driverScopes()) {
      const registration = await navigator.serviceWorker.getRegistration(scope);
      await registration?.unregister();
    }
    const kept = (await caches.keys()).filter((name) => name.startsWith(DRIVER_CACHE));
    await Promise.all(kept.map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses to cache pages has cached none.
  }
}

/** Forgets the routes and drivers of this phone. */
export function forgetRoutes(): void {
  try {
    for (const key of [ROUTE_KEY, DRIVER_KEY]) localStorage.removeItem(key);
  } catch {
    // A browser that refuses to keep anything has kept nothing.
  }
}
