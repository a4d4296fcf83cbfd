import { Title } from "@mantine/core";
import type { Inputs } from "#client/lib/trpc.ts";
import type { GridColumn, InventoryRow } from "#shared/inventory-grid.ts";
import type { StockCause } from "#shared/inventory.ts";
import { formatInstant } from "#shared/time.ts";
import { notesOf } from "#client/lib/inventory-grid/cell-note.tsx";
import { GridTable } from "#client/lib/inventory-grid/grid-table.tsx";
import {
  type CellSave,
  type SaveOutcome,
  useSavedGrid,
} from "#client/lib/inventory-grid/use-saved-grid.ts";
import { failureMessage, failureOf, type Outputs, trpc } from "#client/lib/trpc.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { PageSpinner } from "#client/ui/page-spinner.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import styles from "./admin-farms.module.css";

type Inventory = Outputs["farmAdmin"]["inventory"];
type Change = Inputs["farmAdmin"]["editInventory"]["change"];

/** A farm's inventory in the hands of the team. */
export function InventoryPage({ farmId }: { farmId: number }) {
  const query = trpc.farmAdmin.inventory.useQuery({ farmId }, { gcTime: 0 });
  if (query.isPending) return <PageSpinner />;
  if (query.isError) {
    return (
      <ErrorPanel message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  const { farm, rows, movements } = query.data;
  return (
    <>
      <AreaHeading title={`Inventory of ${farm.name}`}>
        <TextLink href="/dashboard/admin/farmers">All farms</TextLink>
      </AreaHeading>
      <p className={styles.banner} role="note">
        <strong>Acting for {farm.name}.</strong> What you type is saved as soon as you leave the
        cell, counts in the shop at once and is written down with your name.
      </p>
      {rows.length === 0 ? (
        <EmptyState title="This farm has no products yet" />
      ) : (
        <Shelf farm={farm} rows={rows} onSaved={() => void query.refetch()} />
      )}
      <Movements movements={movements} />
    </>
  );
}

const COLUMNS: readonly GridColumn[] = ["price", "stock", "pack", "measure", "season", "allergens"];

type ShelfProps = Pick<Inventory, "farm" | "rows"> & { onSaved: () => void };

function Shelf({ farm, rows, onSaved }: ShelfProps) {
  const { mutateAsync } = trpc.farmAdmin.editInventory.useMutation({ meta: { silent: true } });
  const save = async ({ row, column, seen }: CellSave): Promise<SaveOutcome> => {
    try {
      const change = { column, expected: seen[column], value: row[column] } as Change;
      const saved = await mutateAsync({ farmId: farm.id, productId: Number(row.key), change });
      onSaved();
      return { row: saved };
    } catch (error) {
      const theirs = theirsOf(error);
      return theirs ? { theirs } : { failure: failureMessage(error, "Not saved: no connection") };
    }
  };
  const inventory = useSavedGrid(rows, save);
  return (
    <div className={styles.grid}>
      <GridTable
        inventory={inventory}
        label={`Inventory of ${farm.name}`}
        columns={COLUMNS}
        named
        noteOf={notesOf(inventory)}
      />
    </div>
  );
}

/** The row that stood in the way of a save. */
function theirsOf(error: unknown): InventoryRow | null {
  const failure = failureOf(error);
  if (failure?.code !== "conflict") return null;
  return (failure.details as { row?: InventoryRow } | null)?.row ?? null;
}

const CAUSES: Record<StockCause, string> = {
  received: "Came in",
  sold: "Sold",
  written_off: "Taken off",
};

function Movements({ movements }: Pick<Inventory, "movements">) {
  if (movements.length === 0) return null;
  return (
    <section className={styles.movements}>
      <Title order={2} size="h4">
        Latest movements of stock
      </Title>
      <ul className={styles.list}>
        {movements.map(({ id, product, cause, units, onHand, by, at }) => (
          <li key={id}>
            <strong>{product}</strong>
            <span>
              {CAUSES[cause]} {Math.abs(units)}, {onHand} on hand
            </span>
            <span>
              {formatInstant(at)}
              {by ? `, by ${by}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
