import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { BulkEditDialog } from "./bulk-edit-dialog.tsx";
import { Rich } from "#client/ui/rich.tsx";
import type { BulkEdit } from "./use-bulk-edit.ts";
import styles from "../farmer-inventory.module.css";

type Rows = Outputs["farmer"]["inventory"]["shelf"]["rows"];
type BulkEditBarProps = {
  several: BulkEdit;
  rows: Rows;
  /** The rows that match the search. */
  shown: Rows;
};

/** The number of selected products, the bulk actions, and undo. */
export function BulkEditBar({ several, rows, shown }: BulkEditBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { chosen, changed } = several;
  const picked = rows.filter(({ key }) => chosen.has(key));
  return (
    <div className={styles.several} role="group" aria-label={m.withSelected}>
      <span role="status">
        {changed > 0 ? m.productsChanged(changed) : m.selected(chosen.size)}
      </span>
      {changed > 0 ? (
        <Button variant="default" loading={several.isPending} onClick={() => void several.undo()}>
          {m.undo}
        </Button>
      ) : null}
      <Button variant="default" onClick={() => several.choose(shown.map(({ key }) => key))}>
        <Rich>
          {m.all((words) => (
            <VisuallyHidden>{words}</VisuallyHidden>
          ))}
        </Rich>
      </Button>
      <Button disabled={picked.length === 0} onClick={() => setOpen(true)}>
        <Rich>
          {m.change((words) => (
            <VisuallyHidden>{words}</VisuallyHidden>
          ))}
        </Rich>
      </Button>
      <Button variant="subtle" onClick={several.stop}>
        {m.done}
      </Button>
      {isOpen ? (
        <BulkEditDialog several={several} rows={picked} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
