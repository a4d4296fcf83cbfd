import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./area-heading.module.css";

type AreaHeadingProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode };

/** The h1 of a page in a signed-in area, a line about its purpose, and its main actions. */
export function AreaHeading({ title, children, actions }: AreaHeadingProps) {
  return (
    <header className={styles.heading}>
      <div>
        <Title order={1} size="h2">
          {title}
        </Title>
        {children ? <p className={styles.text}>{children}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
