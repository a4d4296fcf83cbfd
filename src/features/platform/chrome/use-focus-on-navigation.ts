import { useEffect } from "react";
import { useRouter } from "@tanstack/react-router";

/**
 * Moves the focus to the new page's heading after navigating to another path, so that screen readers start there.
 * Changing filters does not move the focus.
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
