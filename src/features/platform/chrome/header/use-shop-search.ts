import { useRouter, useRouterState } from "@tanstack/react-router";
import { pathHere } from "#shared/language.ts";

/** The words searched for on this page, and how to search the shop for others. */
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
