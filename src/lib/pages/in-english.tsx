import { languageNow } from "#shared/language.ts";
import styles from "./in-english.module.css";

/** For an element whose words are English on every page: screen readers say them so. Nothing on an English page. */
export function inEnglish(): { lang?: "en" } {
  return languageNow() === "en" ? {} : { lang: "en" };
}

/** One line beside such words for who reads another language, `words` saying whose they are. */
export function EnglishNote({ words }: { words: string }) {
  return languageNow() === "en" ? null : <p className={styles["note"]}>{words}</p>;
}
