import { useEffect } from "react";
import { useRouter } from "@tanstack/react-router";

/**
 * After a navigation to another path the focus stands on the new page's heading, so that a screen
 * reader begins there. Changed filters leave the focus where it is.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const main = document.getElementById("main");
        const target = main?.querySelector<HTMLElement>("h1") ?? main;
        target?.setAttribute("tabindex", "-1");
        target?.focus({ preventScroll: true });
      }),
    [router],
  );
}
