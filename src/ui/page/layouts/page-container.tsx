import type { ReactNode } from "react";
import styles from "./page-container.module.css";

type PageContainerProps = { children: ReactNode; className?: string | undefined; narrow?: boolean };

/** The column that everything stands in: 1152 px at most; `narrow` for reading and forms. */
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
