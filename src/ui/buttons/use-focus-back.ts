import { useEffect } from "react";

/**
 * Gives a pressed button the focus back that it loses while it waits: the library disables it then, and the
 * browser leaves a disabled button's focus with the page, where a screen reader begins at the top.
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
