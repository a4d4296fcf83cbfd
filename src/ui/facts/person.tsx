import type { CSSProperties, ReactNode } from "react";
import { grounds } from "#shared/platform/pages/pictures.ts";
import styles from "./person.module.css";

type PersonProps = {
  name: string;
  /** Content next to the monogram; defaults to the name. */
  children?: ReactNode;
};

/** A person without a photo: a monogram, always the same for a name, and the name. */
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

type QuoteProps = {
  words: string;
  /** The language of the words, if it is not the page's. */
  lang: string | undefined;
  by: string;
  className: string | undefined;
  /** Content next to the monogram; defaults to the name. */
  children?: ReactNode;
};

/** What a person says, and who says it. */
export function Quote({ words, lang, by, className, children }: QuoteProps) {
  return (
    <blockquote className={className}>
      <p lang={lang}>“{words}”</p>
      <footer>
        <Person name={by}>{children}</Person>
      </footer>
    </blockquote>
  );
}

/** Initials of the first and last name: "MB" for Maria Brannigan, "AO" for Ana and Ben Ortega. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}'’-]+/u).filter((word) => /^\p{L}/u.test(word));
  const named = words.filter((word) => /^\p{Lu}/u.test(word));
  const [first = "", ...more] = named.length > 0 ? named : words;
  const last = more.at(-1) ?? "";
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase();
}

const firstLetter = (word: string) => [...word][0] ?? "";

/** A background color of the prints, always the same for a name. */
function groundOf(name: string): string {
  const names = Object.keys(grounds);
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return names[sum % names.length] ?? "oat";
}
