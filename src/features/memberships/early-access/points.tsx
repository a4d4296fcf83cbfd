import { Title } from "@mantine/core";
import { artKey } from "#shared/platform/pages/pictures.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import styles from "./early-access.module.css";
import type { Message } from "./messages.ts";

/** Three reasons, each with a drawing. */
export function Points({ points }: Pick<Message, "points">) {
  return (
    <PageContainer className={styles.section}>
      <ul className={styles.points}>
        {points.map(({ art, title, text }) => (
          <li key={title} className={styles.point}>
            <div className={styles.pointArt}>
              <ProductImage pictureKey={artKey(art)} kind="art" alt="" sizes="72px" />
            </div>
            <Title order={2} size="h4">
              {title}
            </Title>
            <p className={styles.pointText}>{text}</p>
          </li>
        ))}
      </ul>
    </PageContainer>
  );
}
