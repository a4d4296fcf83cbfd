import { Button, Drawer } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { appliedFilters } from "#shared/shop-search.ts";
import { type FacetsProps, ShopFacets } from "./shop-facets.tsx";
import styles from "./shop-page.module.css";

/** The filters on screens without room for a column: a sheet with the number it would show. */
export function FiltersDrawer({ total, ...facets }: FacetsProps & { total: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const applied = appliedFilters(facets.search).filter((part) => part !== "q").length;
  return (
    <div className={styles.drawer}>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filters{applied > 0 ? ` (${applied})` : ""}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="auto"
        title="Filters"
        closeButtonProps={{ "aria-label": "Close the filters" }}
      >
        <ShopFacets {...facets} idPrefix="sheet" />
        <div className={styles.drawerFoot}>
          <Button fullWidth onClick={() => setOpen(false)}>
            {total === undefined
              ? "Show items"
              : total === 1
                ? "Show 1 item"
                : `Show ${total} items`}
          </Button>
        </div>
      </Drawer>
    </div>
  );
}
