import styles from "./question-words.module.css";

/** A question or an answer in a table, in its author's own words, however long they are. */
export function QuestionWords({ children }: { children: string }) {
  return <div className={styles.words}>{children}</div>;
}
