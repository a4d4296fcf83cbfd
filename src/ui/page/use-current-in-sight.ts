import { type RefObject, useEffect, useRef } from "react";

/** The size of the fade at each end while there is more (`[data-slides]`). */
const FADE = 24;

/**
 * For a scrolling menu, as a row or a column: scrolls the current link into view whenever it changes, without
 * scrolling anything else. For a column, the scroll container is the `[data-slides="down"]` around it.
 */
export function useCurrentInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const show = () => {
      const current = [...row.querySelectorAll("[aria-current]")].at(-1);
      if (!current) return;
      const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
      row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
      const column = row.closest('[data-slides="down"]');
      if (!column) return;
      const { top, bottom } = column.getBoundingClientRect();
      if (inner.bottom > bottom - FADE || inner.top < top + FADE) {
        column.scrollTop += inner.top + inner.height / 2 - (top + bottom) / 2;
      }
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(row, { subtree: true, attributeFilter: ["aria-current"] });
    return () => observer.disconnect();
  }, []);
  return ref;
}
