import { type AnyRouter, isRedirect } from "@tanstack/react-router";

/**
 * The address to which the guards of a page lead that only the browser renders; null when they let pass. The
 * router asks them first in the browser, while the page becomes alive there: who is led on then sees two pages,
 * and React breaks off the first. So the server asks before it sends anything. What a guard cannot know here,
 * the browser asks again.
 */
export async function ledOnTo(router: AnyRouter): Promise<string | null> {
  const { matches, location } = router.state;
  let added: object = {};
  for (const match of matches) {
    const { beforeLoad } = router.routesById[match.routeId].options;
    if (match.ssr !== false || !beforeLoad) continue;
    try {
      const context = { ...match.context, ...added };
      added = { ...added, ...(await beforeLoad({ context, location, search: match.search })) };
    } catch (error) {
      return isRedirect(error)
        ? (router.resolveRedirect(error).headers.get("location") ?? null)
        : null;
    }
  }
  return null;
}
