import { platformUi as m } from "#messages/platform/ui.ts";
import { Skeleton } from "@mantine/core";
import styles from "./card-skeletons.module.css";

type CardSkeletonsProps = { count?: number };

/** Placeholders for cards, in their final size. */
export function CardSkeletons({ count = 8 }: CardSkeletonsProps) {
  return (
    <div className={styles.grid} aria-busy="true" aria-label={m.loading}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <div className={styles.picture} />
          <div className={styles.words}>
            <Skeleton height={20} width="70%" />
            <Skeleton height={14} width="50%" />
            <Skeleton height={44} mt="sm" />
          </div>
        </div>
      ))}
    </div>
  );
}
