import { type AnyRouter, isRedirect } from "@tanstack/react-router";

/**
 * The redirect target of the guards of a page that only the browser renders; null if they let it pass. The router
 * would run them in the browser during hydration: a redirected user would then see two pages, and React would abort
 * the first. So the server runs them before it responds. Whatever a guard cannot know here is checked again in the
 * browser.
 */
export async function redirectTarget(router: AnyRouter): Promise<string | null> {
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
