import type { ReactNode } from "react";
import styles from "./page-container.module.css";

type PageContainerProps = { children: ReactNode; className?: string | undefined; narrow?: boolean };

/** The column for all content: at most 1152 px; `narrow` for reading and forms. */
export function PageContainer({ children, className, narrow = false }: PageContainerProps) {
  return (
    <div
      className={[styles.container, className].filter(Boolean).join(" ")}
      {...(narrow && { "data-narrow": true })}
    >
      {children}
    </div>
  );
}
