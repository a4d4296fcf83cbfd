import type { ReactNode } from "react";
import classes from "./two-columns.module.css";

type TwoColumnsProps = {
  /** The width from which on there are two; below, one stands over the other. */
  from: "xs" | "sm" | "md";
  gap?: "md" | "sm" | "none";
  children: ReactNode;
};

/** Two columns of one width, from a file: the library's own grid writes a style element each. */
export function TwoColumns({ from, gap = "md", children }: TwoColumnsProps) {
  return (
    <div className={classes["columns"]} data-from={from} data-gap={gap}>
      {children}
    </div>
  );
}
