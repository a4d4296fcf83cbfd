import type { ReactNode } from "react";
import { Title } from "@mantine/core";
import { FurrowMark } from "../page/furrow-curve.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title: string;
  /** Why there is nothing. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  order?: 1 | 2 | 3;
};

/** Nothing here: why, and one way on. */
export function EmptyState({ title, children, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <FurrowMark />
      <Title order={order} size="h3">
        {title}
      </Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
