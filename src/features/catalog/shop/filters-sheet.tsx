import { Button, Drawer } from "@mantine/core";
import { catalogShop as m } from "#messages/catalog/shop.ts";
import { type FacetsProps, ShopFacets } from "./shop-facets.tsx";
import styles from "./shop-page.module.css";

type FiltersSheetProps = FacetsProps & {
  total: number | undefined;
  opened: boolean;
  onClose: () => void;
  /** Called when the sheet has closed. It is loaded too late to know which element had the focus. */
  onClosed: () => void;
};

/** A sheet of filters with the resulting product count. */
export function FiltersSheet({ total, opened, onClose, onClosed, ...facets }: FiltersSheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      position="bottom"
      size="auto"
      title={m.filters}
      closeButtonProps={{ "aria-label": m.closeFilters }}
    >
      <ShopFacets {...facets} />
      <div className={styles.drawerFoot}>
        <Button fullWidth onClick={onClose}>
          {total === undefined ? m.showItems : m.showSome(total)}
        </Button>
      </div>
    </Drawer>
  );
}
