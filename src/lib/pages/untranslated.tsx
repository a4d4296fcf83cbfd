import { catalogUntranslated as m } from "#messages/catalog-untranslated.ts";
import styles from "./untranslated.module.css";

/** One line beside words of a farm that there are in the other language alone: `lang` names it, or nothing. */
export function UntranslatedNote({ lang }: { lang: string | undefined }) {
  return lang ? <p className={styles["note"]}>{m.byFarm}</p> : null;
}
