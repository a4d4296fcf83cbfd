import type { CSSProperties, ReactNode } from "react";
import { grounds } from "#shared/platform/pictures.ts";
import styles from "./person.module.css";

type PersonProps = {
  name: string;
  /** What stands beside the monogram; the name unless given. */
  children?: ReactNode;
};

/** A person of whom there is no photo: a monogram, the same wherever the name is, and the name. */
export function Person({ name, children = name }: PersonProps) {
  const style = { "--ground": `var(--ground-${groundOf(name)})` } as CSSProperties;
  return (
    <span className={styles.person}>
      <span className={styles.monogram} style={style} aria-hidden>
        {initialsOf(name)}
      </span>
      <span>{children}</span>
    </span>
  );
}

/** First letters of the first and the last name: "MB" of Maria Brannigan, "AO" of Ana and Ben Ortega. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}'’-]+/u).filter((word) => /^\p{L}/u.test(word));
  const named = words.filter((word) => /^\p{Lu}/u.test(word));
  const [first = "", ...more] = named.length > 0 ? named : words;
  const last = more.at(-1) ?? "";
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase();
}

const firstLetter = (word: string) => [...word][0] ?? "";

/** One of the grounds of the prints, always the same for a name. */
function groundOf(name: string): string {
  const names = Object.keys(grounds);
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return names[sum % names.length] ?? "oat";
}
