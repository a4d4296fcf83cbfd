import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { CellEdits, CellOutcome } from "#shared/inventory/cell-edits.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "../../deps.ts";
import { speak } from "../../language.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { farmFor } from "../accounts/farm-members.ts";
import { type Step, stepWords } from "./bulk-edit.ts";
import { standingOf } from "./edit.ts";
import type { Keeper } from "./keeper.ts";
import {
  lockedProduct,
  lockedProducts,
  movedBy,
  movesUnder,
  type ShelfRow,
  shelfRow,
  type StoredProduct,
  unknownProduct,
} from "./product-rows.ts";
import { writeCell } from "./write-cell.ts";

type Edit = CellEdits["edits"][number];
type State = { is: "saved" | "conflict" } | { is: "refused"; reason: string };

/**
 * Changes several cells of a farm's products, each for itself, as `editInventory` would, and returns what came of each
 * in the same order. Edits with the same key move stock only once. Throws `not_found` if none of the products is this
 * farm's.
 */
export async function editCells(
  deps: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, edits }: CellEdits,
): Promise<CellOutcome<ShelfRow>[]> {
  return inTransaction(deps.db, async (tx) => {
    const farm = await farmFor({ db: tx }, user, farmId);
    const known = await lockedProducts(tx, farm.id, productsOf(edits));
    if (known.size === 0) throw unknownProduct();
    const moved = await movedUnderEach(tx, edits);
    const steps: Step[] = [];
    const states: State[] = [];
    const now = deps.clock.now();
    for (const edit of edits) {
      const { productId, change, key } = edit;
      const isWritten = steps.some(({ before }) => before.product.id === productId);
      const before = isWritten ? await lockedProduct(tx, farm.id, productId) : known.get(productId);
      const isMoved = moved.has(movedId(productId, key));
      if (change.column === "stock") await movedBy(tx, user.id, key);
      const state = await takeEdit(tx, { before, change, isMoved, now });
      states.push(state.is === "written" ? { is: "saved" } : state);
      if (before && state.is === "written") steps.push({ before, change });
    }
    if (steps.length > 0) {
      await recordAudit(deps, tx, user, {
        action: "inventory.changed",
        subject: { kind: "farm", id: farm.id, name: farm.name },
        detail: { products: speak("en", () => steps.map(stepWords)) },
      });
    }
    return outcomesOf(edits, states, await lockedProducts(tx, farm.id, productsOf(edits)));
  });
}

const movedId = (productId: number, key: string | null | undefined) => `${productId}:${key ?? ""}`;

/** Which products had their stock moved by an earlier call of which edit. */
async function movedUnderEach(tx: Tx, edits: readonly Edit[]): Promise<ReadonlySet<string>> {
  const keys = edits.flatMap(({ key }) => key ?? []);
  const moves = await movesUnder(tx, keys, productsOf(edits));
  return new Set(moves.map(({ productId, actKey }) => movedId(productId, actKey)));
}

const productsOf = (edits: readonly Edit[]) => edits.map(({ productId }) => productId);

type Taking = {
  before: StoredProduct | undefined;
  change: Edit["change"];
  isMoved: boolean;
  now: Date;
};

/** Writes a cell if it still has the value that the editor saw; what is refused is refused before anything is written. */
async function takeEdit(
  tx: Tx,
  { before, change, isMoved, now }: Taking,
): Promise<State | { is: "written" }> {
  if (!before) return { is: "refused", reason: unknownProduct().message };
  const row = shelfRow(before);
  const standing = standingOf(row, change, new Set(isMoved ? [row.id] : []));
  if (standing === "done") return { is: "saved" };
  if (standing === "changed") return { is: "conflict" };
  try {
    await writeCell(tx, before, change, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { is: "refused", reason: error.message };
  }
  return { is: "written" };
}

function outcomesOf(
  edits: readonly Edit[],
  states: readonly State[],
  rows: ReadonlyMap<number, StoredProduct>,
): CellOutcome<ShelfRow>[] {
  return states.map((state, at): CellOutcome<ShelfRow> => {
    if (state.is === "refused") return { state: "refused", reason: state.reason };
    const stored = rows.get(edits[at]?.productId ?? 0);
    if (!stored) throw unknownProduct();
    return { state: state.is, row: shelfRow(stored) };
  });
}
