import type { ReactNode } from "react";
import styles from "./tile.module.css";

/** Saved items, side by side where there is room. */
export function TileList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type TileProps = {
  title: ReactNode;
  heading?: "h2" | "h3";
  children: ReactNode;
  /** The item's actions. */
  actions?: ReactNode;
};

/** A framed item. */
export function Tile({ title, heading: Heading = "h2", children, actions }: TileProps) {
  return (
    <li className={styles.tile}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
