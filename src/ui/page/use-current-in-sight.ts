import { type RefObject, useEffect, useRef } from "react";

/** For a row of links that scrolls sideways: it shows the current one whenever that is another, and scrolls nothing else. */
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
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(row, { subtree: true, attributeFilter: ["aria-current"] });
    return () => observer.disconnect();
  }, []);
  return ref;
}
