import { platformUi as m } from "#messages/platform/ui.ts";
import { Skeleton, VisuallyHidden } from "@mantine/core";
import styles from "./page-skeleton.module.css";

type PageSkeletonProps = {
  /** Whether to include a placeholder for the heading. */
  withHeading?: boolean;
  /** The number of placeholder rows. */
  rows?: number;
};

/** A placeholder for a page inside an area, roughly in its shape: the menu around it stays. */
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
