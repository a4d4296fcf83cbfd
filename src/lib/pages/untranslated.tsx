import { catalogUntranslated as m } from "#messages/catalog/untranslated.ts";
import styles from "./untranslated.module.css";

/** A note next to a farm's text that exists only in the other language: `lang` names it, undefined for none. */
export function UntranslatedNote({ lang }: { lang: string | undefined }) {
  return lang ? <p className={styles["note"]}>{m.byFarm}</p> : null;
}
