import type { ReactNode } from "react";
import scroll from "./scroller.module.css";

type ScrollRegionProps = {
  /** The id of the heading that names what scrolls. */
  labelledBy: string;
  children: ReactNode;
};

/** A table that may be wider than its place: it scrolls sideways, by keyboard too. */
export function ScrollRegion({ labelledBy, children }: ScrollRegionProps) {
  return (
    <div className={scroll.scroller} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
