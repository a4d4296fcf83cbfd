import { useLayoutEffect, useRef, type RefObject } from "react";

const STOPS = [
  "a[href]",
  "button:not([disabled])",
  "input:not([disabled])",
  "select",
  "textarea",
].join();

/**
 * How long after its action a button may still be removed, in milliseconds, while the page refetches what changed.
 * If it stays longer, the action did not remove it, and no focus is moved when the page is left.
 */
const READ_AGAIN_MS = 10_000;

/**
 * Keeps keyboard focus nearby when a button's own action removes it, such as the last button in a table row: if it
 * has focus when removed, the next focusable element gets it, or the previous one. `act` marks the button as
 * pressed, and ends that.
 */
export function useFocusLeft(button: RefObject<HTMLElement | null>): {
  act: (done: Promise<unknown>) => void;
} {
  const acting = useRef<Promise<unknown>>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (!acting.current || !own || !isHere(own)) return;
      const stops = [...(own.closest("main") ?? document).querySelectorAll<HTMLElement>(STOPS)];
      const at = stops.indexOf(own);
      const near = [...stops.slice(at + 1), ...stops.slice(0, at).toReversed()];
      // What is removed along with it is only known afterward.
      queueMicrotask(() => near.find((stop) => stop.isConnected)?.focus());
    };
  }, [button]);
  return {
    act: (done) => {
      acting.current = done;
      const end = () => {
        if (acting.current === done) acting.current = null;
      };
      const later = () => setTimeout(end, READ_AGAIN_MS);
      done.then(later, later);
    },
  };
}

/** The focus is on the button, on its question, or nowhere: the confirming button may have been disabled. */
function isHere(button: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement === button ||
    activeElement.closest("[role=dialog]") !== null
  );
}
