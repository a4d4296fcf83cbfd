import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { lazy, useRef, useState } from "react";
import { catalogShop as m } from "#messages/catalog/shop.ts";
import { countFilters } from "#shared/catalog/shop/shop-search.ts";
import type { FacetsProps } from "./shop-facets.tsx";
import styles from "./shop-page.module.css";
import { Later } from "#client/ui/later.tsx";

const FiltersSheet = lazy(async () => ({
  default: (await import("./filters-sheet.tsx")).FiltersSheet,
}));

/** The filters on narrow screens, in a sheet whose script is loaded when it is opened. */
export function FiltersDrawer(props: FacetsProps & { total: number | undefined }) {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  const button = useRef<HTMLButtonElement>(null);
  const applied = countFilters(props.search);
  return (
    <div className={styles.drawer}>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setState("open")}
      >
        {applied > 0 ? m.filtersOn(applied) : m.filters}
      </Button>
      {state === "unopened" ? null : (
        <Later>
          <FiltersSheet
            {...props}
            opened={state === "open"}
            onClose={() => setState("closed")}
            onClosed={() => button.current?.focus()}
          />
        </Later>
      )}
    </div>
  );
}
