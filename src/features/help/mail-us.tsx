import { brand } from "#shared/brand.ts";
import styles from "./help.module.css";

/** The market's mail address as a link, with `children` as its words. */
export function MailUs({ children }: { children: string }) {
  return (
    <a className={styles.mail} href={`mailto:${brand.email}`}>
      {children}
    </a>
  );
}
