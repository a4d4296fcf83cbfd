import { inventoryFile as m } from "#messages/inventory/file.ts";
import { asc } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import {
  fileHeading,
  fileText,
  type ImportPlan,
  VALUE_COLUMNS,
} from "#shared/inventory/inventory-file.ts";
import type { InventoryPlace } from "#shared/inventory/inventory.ts";
import { toCsv } from "../../csv/csv.ts";
import type { Deps } from "../../deps.ts";
import { speak } from "../../language.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { recordExport } from "../platform/audit/audited-csv.ts";
import { insertProduct } from "./add-product.ts";
import { readFileRows } from "./file-rows.ts";
import { farmFor } from "../accounts/farm-members.ts";
import { lockFarm } from "../accounts/lock-farm.ts";
import type { Keeper } from "./keeper.ts";
import { changedWords, planImport, type Planned, type Shelved, type Step } from "./plan-import.ts";
import { textsOf } from "./product.ts";
import { movedBy, ofFarm, selectProducts, shelfRow, type StoredProduct } from "./product-rows.ts";
import { statusOf, writeProduct } from "./write-product.ts";

/** A farm's inventory as a file that can be edited and imported again. Throws `not_found`. */
export async function exportInventory(
  deps: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId }: InventoryPlace,
): Promise<string> {
  const farm = await farmFor(deps, user, farmId);
  const shelf = (await storedOf(deps.db, farm.id)).map(shelved);
  await recordExport(deps, user, { kind: "inventory", id: farm.id, name: farm.name });
  const values = VALUE_COLUMNS.map((column) => ({
    heading: fileHeading(column),
    value: ({ product }: Shelved) => fileText(product, column),
  }));
  return toCsv(
    [
      { heading: fileHeading("id"), value: ({ id }) => id },
      { heading: fileHeading("slug"), value: ({ slug }) => slug },
      ...values,
      { heading: fileHeading("stockThen"), value: ({ product }) => fileText(product, "stock") },
    ],
    shelf,
  );
}

type ImportWish = InventoryPlace & {
  text: string;
  /** The version of the plan that was shown; without it, nothing is written. */
  version: string | null;
};

/**
 * Plans the import of a file into a farm's inventory, and runs it if `version` matches the plan: in one transaction,
 * skipping lines with errors. Throws `not_found`, `invalid` for an unreadable file, and `conflict` if the plan has
 * changed since it was shown.
 */
export async function importInventory(
  deps: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, text, version }: ImportWish,
): Promise<ImportPlan> {
  const rows = readFileRows(text);
  return inTransaction(deps.db, async (tx) => {
    const farm = await farmFor({ db: tx }, user, farmId);
    // Imports of one farm wait for each other, so that the second one sees what the first has added.
    if (version !== null) await lockFarm(tx, farm.id, "no key update");
    const stored = await (version === null ? storedOf(tx, farm.id) : lockStored(tx, farm.id));
    const planned = planImport(rows, stored.map(shelved));
    if (version === null) return planned.plan;
    if (planned.plan.version !== version) {
      throw new DomainError("conflict", m.changedSince);
    }
    await movedBy(tx, user.id);
    await carryOut(tx, farm.id, planned, { stored, now: deps.clock.now() });
    await recordAudit(deps, tx, user, {
      action: "inventory.imported",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: auditDetail(planned),
    });
    return planned.plan;
  });
}

async function carryOut(
  tx: Tx,
  farmId: number,
  { steps }: Planned,
  { stored, now }: { stored: readonly StoredProduct[]; now: Date },
): Promise<void> {
  const before = new Map(stored.map((one) => [one.product.id, one]));
  // Independent statements are sent to the database together.
  await Promise.all(
    steps.map(async (step) => {
      const one = step.kind === "change" && before.get(step.shelved.id);
      if (one) await writeProduct(tx, one, step, now);
    }),
  );
  for (const step of steps) {
    if (step.kind === "add") await insertProduct(tx, farmId, newFacts(step), now);
  }
}

function newFacts({ after }: Extract<Step, { kind: "add" }>) {
  const status = statusOf(after);
  return {
    ...after,
    season: [...after.season],
    allergens: after.allergens && [...after.allergens],
    picture: null,
    listed: status === "listed",
    paused: status === "paused",
  };
}

/** Maximum number of lines of a large file in the audit log. */
const LOGGED = 100;

/** Always in English, the language of the audit log. */
function auditDetail({ plan: { added, changed, errors }, steps }: Planned) {
  const changes = steps.filter((step) => step.kind === "change").slice(0, LOGGED);
  return {
    added: added.length,
    changed: changed.length,
    "left out": errors.length,
    products: [
      ...added.slice(0, LOGGED).map(({ name }) => `${name}: new`),
      ...speak("en", () => changes.map(changedWords)).map(changeLine),
    ],
  };
}

function changeLine({ name, changes }: ImportPlan["changed"][number]): string {
  return `${name}: ${changes.map(({ column, from, to }) => `${column} ${from} → ${to}`).join("; ")}`;
}

function storedOf(db: Db | Tx, farmId: number) {
  return selectProducts(db).where(ofFarm(farmId)).orderBy(asc(products.id));
}

/** Locks in a fixed order, so that concurrent imports cannot deadlock. */
function lockStored(tx: Tx, farmId: number): Promise<StoredProduct[]> {
  return storedOf(tx, farmId).for("no key update");
}

function shelved(stored: StoredProduct): Shelved {
  const { id, slug } = stored.product;
  const { reserved } = stored.stock;
  return { id, slug, reserved, product: { ...shelfRow(stored), ...textsOf(stored.product) } };
}
