import styles from "./trap-field.module.css";

/** A field that people never see: whatever fills it is a program. */
export function TrapField() {
  return (
    <input className={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
  );
}
