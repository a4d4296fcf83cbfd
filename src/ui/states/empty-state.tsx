import type { ReactNode } from "react";
import { Title } from "@mantine/core";
import { type ArtName, artKey } from "#shared/platform/pages/pictures.ts";
import { ProductImage } from "../facts/product-image.tsx";
import { FurrowMark } from "../page/furrow-curve.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title: string;
  /** The print above it, for customers and farmers; work lists show only the furrow mark. */
  art?: ArtName;
  /** Why it is empty. */
  children?: ReactNode;
  /** The suggested action. */
  action?: ReactNode;
  order?: 1 | 2 | 3;
};

/** An empty state: the reason, and one suggested action. */
export function EmptyState({ title, art, children, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art ? (
        <ProductImage pictureKey={artKey(art)} kind="art" alt="" className={styles.art} />
      ) : (
        <FurrowMark />
      )}
      <Title order={order} size="h3">
        {title}
      </Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
