import { UnstyledButton } from "@mantine/core";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import type { Listed, PrintGroup } from "./prints-page.tsx";
import styles from "./prints.module.css";

type PrintTileProps = {
  print: Listed;
  shape: PrintGroup["shape"];
  onOpen: () => void;
};

/** One print at 160 and at 64 pixels: as a card shows it, and as a cart does. */
export function PrintTile({ print: { key, name, title }, shape, onOpen }: PrintTileProps) {
  return (
    <UnstyledButton className={styles.tile} onClick={onOpen}>
      <span className={styles.sizes}>
        <span className={styles.card}>
          <ProductImage pictureKey={key} kind={shape} alt="" />
        </span>
        <span className={styles.small}>
          <ProductImage pictureKey={key} kind={shape} alt="" />
        </span>
      </span>
      <span className={styles.title}>{title}</span>
      <code className={styles.name}>{name}</code>
    </UnstyledButton>
  );
}
