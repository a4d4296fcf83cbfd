import type { ReactNode } from "react";
import styles from "./entry-list.module.css";

type EntryListProps = { children: ReactNode; "aria-label"?: string; "aria-labelledby"?: string };

/** A list of events, each with a name, a note and additional content. Its children are `Entry`. */
export function EntryList(props: EntryListProps) {
  return <ul className={styles.list} {...props} />;
}

type EntryProps = { name: ReactNode; note: ReactNode; children?: ReactNode };

/** An entry of an `EntryList`; `children` are placed at its end. */
export function Entry({ name, note, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <div>{name}</div>
        <div className={styles.note}>{note}</div>
      </div>
      {children}
    </li>
  );
}
