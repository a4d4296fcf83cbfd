import { useLayoutEffect, useRef, type RefObject } from "react";

const STOPS = [
  "a[href]",
  "button:not([disabled])",
  "input:not([disabled])",
  "select",
  "textarea",
].join();

/**
 * How long after its act a button may still go, in milliseconds: the page reads again what the act changed. One that
 * stays longer was not taken off by it, and moves no focus when the page is left.
 */
const READ_AGAIN_MS = 10_000;

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
      const later = () => setTimeout(end, READ_AGAIN_MS);
      done.then(later, later);
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
