import type { ReactNode } from "react";
import styles from "./tile.module.css";

/** Things that someone keeps, side by side where there is room. */
export function TileList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type TileProps = {
  title: ReactNode;
  heading?: "h2" | "h3";
  children: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
};

/** One of them, in a frame. */
export function Tile({ title, heading: Heading = "h2", children, actions }: TileProps) {
  return (
    <li className={styles.tile}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
