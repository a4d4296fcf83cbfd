import { useLayoutEffect, useRef, type RefObject } from "react";

const STOPS = [
  "a[href]",
  "button:not([disabled])",
  "input:not([disabled])",
  "select",
  "textarea",
].join();

/**
 * Keeps the keyboard near a button that its own act takes off the page, as the last word on a row of a list: when
 * it goes with the focus, the next stop there has it, or the one before. `act` says that it was pressed.
 */
export function useFocusLeft(button: RefObject<HTMLElement | null>): { act: () => void } {
  const hasActed = useRef(false);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (!hasActed.current || !own || !isHere(own)) return;
      const stops = [...(own.closest("main") ?? document).querySelectorAll<HTMLElement>(STOPS)];
      const at = stops.indexOf(own);
      const near = [...stops.slice(at + 1), ...stops.slice(0, at).toReversed()];
      // What goes with it is known once it is gone.
      queueMicrotask(() => near.find((stop) => stop.isConnected)?.focus());
    };
  }, [button]);
  return {
    act: () => {
      hasActed.current = true;
    },
  };
}

/** The button has the focus, or its question has, or no one has: the confirming button may have been disabled. */
function isHere(button: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement === button ||
    activeElement.closest("[role=dialog]") !== null
  );
}
