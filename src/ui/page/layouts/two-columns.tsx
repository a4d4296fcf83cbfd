import type { ReactNode } from "react";
import classes from "./two-columns.module.css";

type TwoColumnsProps = {
  /** The breakpoint for two columns; below it, they are stacked. */
  from: "xs" | "sm" | "md";
  gap?: "md" | "sm" | "none";
  children: ReactNode;
};

/** Two columns of equal width, styled by a file: the library's own grid inserts a style element each. */
export function TwoColumns({ from, gap = "md", children }: TwoColumnsProps) {
  return (
    <div className={classes["columns"]} data-from={from} data-gap={gap}>
      {children}
    </div>
  );
}
