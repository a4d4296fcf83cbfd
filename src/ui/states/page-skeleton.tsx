import { platformUi as m } from "#messages/platform-ui.ts";
import { Skeleton, VisuallyHidden } from "@mantine/core";
import styles from "./page-skeleton.module.css";

type PageSkeletonProps = {
  /** Whether the page's heading is to come as well. */
  withHeading?: boolean;
  /** Rows of what is to come. */
  rows?: number;
};

/** What is to come on a page inside an area, in about its shape: the menu around it stays. */
export function PageSkeleton({ withHeading = true, rows = 5 }: PageSkeletonProps) {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">{m.loading}</VisuallyHidden>
      {withHeading ? (
        <div className={styles.heading}>
          <Skeleton height={40} width="min(100%, 320px)" />
          <Skeleton height={16} width="min(100%, 480px)" />
        </div>
      ) : null}
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={row === 0 ? 120 : 64} radius="var(--radius-card)" />
      ))}
    </div>
  );
}
