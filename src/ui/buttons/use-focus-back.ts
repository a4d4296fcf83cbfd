import { useEffect } from "react";

/**
 * Restores focus to a pressed button after waiting: the library disables it in the meantime, and browsers then move
 * the focus to the body, where a screen reader starts again at the top.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const watcher = new MutationObserver(([change]) => {
      const button = change?.target;
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (isLost && button instanceof HTMLButtonElement && !button.disabled) {
        button.focus({ preventScroll: true });
      }
    });
    const watch = ({ target }: MouseEvent) => {
      watcher.disconnect();
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) watcher.observe(button, { attributeFilter: ["disabled"] });
    };
    document.addEventListener("click", watch, true);
    return () => {
      document.removeEventListener("click", watch, true);
      watcher.disconnect();
    };
  }, []);
}
