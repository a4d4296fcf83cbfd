import { Button, Drawer } from "@mantine/core";
import { type FacetsProps, ShopFacets } from "./shop-facets.tsx";
import styles from "./shop-page.module.css";

type FiltersSheetProps = FacetsProps & {
  total: number | undefined;
  opened: boolean;
  onClose: () => void;
};

/** A sheet of filters with the number it would show. */
export function FiltersSheet({ total, opened, onClose, ...facets }: FiltersSheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title="Filters"
      closeButtonProps={{ "aria-label": "Close the filters" }}
    >
      <ShopFacets {...facets} idPrefix="sheet" />
      <div className={styles.drawerFoot}>
        <Button fullWidth onClick={onClose}>
          {total === undefined ? "Show items" : total === 1 ? "Show 1 item" : `Show ${total} items`}
        </Button>
      </div>
    </Drawer>
  );
}
