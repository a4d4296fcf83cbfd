import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./text-button.module.css";

/** A button that looks like a link: it opens something on this page. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={styles.button} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}
