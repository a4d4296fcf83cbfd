import { type RefCallback, useRef } from "react";

/**
 * Passes the focus on when what has it is removed: `next` names what gets it, as soon as that is on the page, unless
 * the focus has gone elsewhere by then. `refOf` is the ref of what has this name.
 */
export function useFocusNext() {
  const wanted = useRef<string | null>(null);
  return {
    next(name: string): void {
      wanted.current = name;
    },
    refOf:
      (name: string): RefCallback<HTMLElement> =>
      (element) => {
        if (!element || wanted.current !== name) return;
        wanted.current = null;
        const { activeElement, body } = document;
        if (activeElement === null || activeElement === body) element.focus();
      },
  };
}
