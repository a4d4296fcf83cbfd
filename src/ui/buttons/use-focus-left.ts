import { useLayoutEffect, useRef, type RefObject } from "react";

const STOPS = [
  "a[href]",
  "button:not([disabled])",
  "input:not([disabled])",
  "select",
  "textarea",
].join();

/** By then what the act takes off the page is gone; a button that stays longer did not do it, in milliseconds. */
const SOON_MS = 1_000;

/**
 * Keeps the keyboard near a button that its own act takes off the page, as the last word on a row of a list: when
 * it goes with the focus, the next stop there has it, or the one before. `act` says that it was pressed, and when that
 * is over.
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
      // What goes with it is known once it is gone.
      queueMicrotask(() => near.find((stop) => stop.isConnected)?.focus());
    };
  }, [button]);
  return {
    act: (done) => {
      acting.current = done;
      const end = () => {
        if (acting.current === done) acting.current = null;
      };
      const soon = () => setTimeout(end, SOON_MS);
      done.then(soon, soon);
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
