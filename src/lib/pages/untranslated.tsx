import { languageNow } from "#shared/language.ts";
import styles from "./untranslated.module.css";

/** What a farm wrote: `untranslated` names the texts that there are in the other language alone. */
type Written = { readonly untranslated: readonly string[] };

/** For the element of a text: its language where that is not the page's, so that screen readers say it so. */
export function langOf({ untranslated }: Written, text: string): { lang?: "en" | "es" } {
  return untranslated.includes(text) ? { lang: languageNow() === "en" ? "es" : "en" } : {};
}

/** One line beside such texts, `words` saying whose they are; nothing where all are in the reader's language. */
export function UntranslatedNote({ of, words }: { of: Written; words: string }) {
  return of.untranslated.length > 0 ? <p className={styles["note"]}>{words}</p> : null;
}
