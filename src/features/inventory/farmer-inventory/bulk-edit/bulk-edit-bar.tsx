import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { productsText } from "../products-text.ts";
import { BulkEditDialog } from "./bulk-edit-dialog.tsx";
import type { BulkEdit } from "./use-bulk-edit.ts";
import styles from "../farmer-inventory.module.css";

type Rows = Outputs["farmer"]["inventory"]["shelf"]["rows"];
type BulkEditBarProps = {
  several: BulkEdit;
  rows: Rows;
  /** The rows that the search leaves. */
  shown: Rows;
};

/** How many products are chosen, what to do with them, and the way back from it. */
export function BulkEditBar({ several, rows, shown }: BulkEditBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { chosen, changed } = several;
  const picked = rows.filter(({ key }) => chosen.has(key));
  return (
    <div className={styles.several} role="group" aria-label="With the selected products">
      <span role="status">
        {changed > 0 ? `${productsText(changed)} changed` : `${chosen.size} selected`}
      </span>
      {changed > 0 ? (
        <Button variant="default" loading={several.isPending} onClick={() => void several.undo()}>
          Undo
        </Button>
      ) : null}
      <Button variant="default" onClick={() => several.choose(shown.map(({ key }) => key))}>
        All<VisuallyHidden> of them</VisuallyHidden>
      </Button>
      <Button disabled={picked.length === 0} onClick={() => setOpen(true)}>
        Change<VisuallyHidden> the chosen</VisuallyHidden>
      </Button>
      <Button variant="subtle" onClick={several.stop}>
        Done
      </Button>
      {isOpen ? (
        <BulkEditDialog several={several} rows={picked} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
