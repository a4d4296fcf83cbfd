import styles from "./trap-field.module.css";

/** A honeypot field that people never see: whatever fills it in is a bot. */
export function TrapField() {
  return (
    <input className={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
  );
}
