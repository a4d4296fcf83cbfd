import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { formatCell, type InventoryRow } from "#shared/inventory/inventory-cells.ts";
import type { InventoryEdits } from "#shared/inventory/bulk-edit.ts";
import { shownName } from "#shared/catalog/shown-words.ts";
import type { Deps } from "../../deps.ts";
import { speak } from "../../language.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { standingOf } from "./edit.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";
import {
  lockedProducts,
  movedBy,
  movedUnder,
  shelfRow,
  type StoredProduct,
  unknownProduct,
} from "./product-rows.ts";
import { writeCell } from "./write-cell.ts";

type Edit = InventoryEdits["edits"][number];
/** A change that was made, and the product before it. */
export type Step = { before: StoredProduct; change: Edit["change"] };

/**
 * Changes one cell of each of several products of a farm, all or none, and returns how many changed. Edits with the
 * same key move stock only once. Throws `not_found` if one is not this farm's, `conflict` if one no longer has the
 * value that the editor saw, and `invalid`; the last two name the product.
 */
export async function bulkEdit(
  deps: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, edits, key }: InventoryEdits,
): Promise<{ changed: number }> {
  return inTransaction(deps.db, async (tx) => {
    const farm = await farmFor({ db: tx }, user, farmId);
    const ids = edits.map(({ productId }) => productId);
    const known = await lockedProducts(tx, farm.id, ids);
    if (known.size !== ids.length) throw unknownProduct();
    const steps = openSteps(known, edits, await movedUnder(tx, key, ids));
    if (steps.length === 0) return { changed: 0 };
    await movedBy(tx, user.id, key);
    const now = deps.clock.now();
    for (const step of steps) await writeStep(tx, step, now);
    await recordAudit(deps, tx, user, {
      action: "inventory.changed",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: { products: speak("en", () => steps.map(stepWords)) },
    });
    return { changed: steps.length };
  });
}

function openSteps(
  known: ReadonlyMap<number, StoredProduct>,
  edits: readonly Edit[],
  moved: ReadonlySet<number>,
): Step[] {
  return edits.flatMap(({ productId, change }): Step[] => {
    const before = known.get(productId);
    if (!before) throw unknownProduct();
    const standing = standingOf(shelfRow(before), change, moved);
    if (standing === "changed") {
      throw new DomainError("conflict", m.changedMeanwhile(shownName(before.product)));
    }
    return standing === "open" ? [{ before, change }] : [];
  });
}

async function writeStep(tx: Tx, { before, change }: Step, now: Date): Promise<void> {
  try {
    await writeCell(tx, before, change, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `${shownName(before.product)}: ${error.message}`);
  }
}

/** For the audit log, in its one language: `Rainbow chard: price 5.00 → 5.50` */
export function stepWords({ before, change }: Step): string {
  const { column, value } = change;
  const row: InventoryRow = shelfRow(before);
  const isDraft = change.column === "paused" && change.draft === true;
  const [from, to] = [row, { ...row, [column]: value, isDraft }].map((one) =>
    formatCell(one, column),
  );
  return `${before.product.name}: ${column} ${from} → ${to}`;
}
