import { useRouter, useRouterState } from "@tanstack/react-router";
import { pathHere } from "#shared/language.ts";

/** The current search text, and a function to search the shop for another. */
export function useShopSearch(onDone?: () => void) {
  const router = useRouter();
  const words = useRouterState({
    select: ({ location }) => {
      const { q } = location.search as Record<string, unknown>;
      return location.pathname === "/shop" && q !== undefined ? String(q) : "";
    },
  });
  const search = (text: string) => {
    onDone?.();
    router.history.push(pathHere(text ? `/shop?q=${encodeURIComponent(text)}` : "/shop"));
  };
  return { words, search };
}
