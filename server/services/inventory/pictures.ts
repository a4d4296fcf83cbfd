import { inventoryErrors as m } from "#messages/inventory-errors.ts";
import { and, eq, lt } from "drizzle-orm";
import { products, uploadedPictures } from "#db/schema/catalog/catalog.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { printOf, representativePicture } from "#shared/platform/pictures.ts";
import type { PictureEdit } from "#shared/inventory/shelf-product.ts";
import type { Deps } from "../../deps.ts";
import { recordAudit } from "../platform/audit.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";
import { lockedProduct, type ShelfRow, shelfRow } from "./product-rows.ts";

/** A photo that nothing took within a day will not be taken. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Writes down that a farm has a photo, and forgets those of its photos that nothing took. Their files
 * are taken away by a job, which tries again while their store is down. Throws `not_found` as `farmFor`.
 */
export async function keepUpload(
  { db, clock, jobs }: Pick<Deps, "db" | "clock" | "jobs">,
  user: Keeper,
  { farmId, key }: { farmId: number | undefined; key: string },
): Promise<void> {
  const farm = await farmFor({ db }, user, farmId);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await tx
      .insert(uploadedPictures)
      .values({ key, farmId: farm.id, uploadedBy: user.id, createdAt: now });
    const gone = await tx
      .delete(uploadedPictures)
      .where(
        and(
          eq(uploadedPictures.farmId, farm.id),
          eq(uploadedPictures.used, false),
          lt(uploadedPictures.createdAt, new Date(now.getTime() - UNUSED_MS)),
        ),
      )
      .returning({ key: uploadedPictures.key });
    for (const unused of gone) await jobs.enqueue(tx, "drop_photo", unused);
  });
}

/** Takes a photo for the farm that sent it, or for a product of it. Throws `invalid` for another's. */
export async function takePicture(tx: Tx, farmId: number, key: string): Promise<void> {
  const taken = await tx
    .update(uploadedPictures)
    .set({ used: true })
    .where(and(eq(uploadedPictures.key, key), eq(uploadedPictures.farmId, farmId)))
    .returning({ key: uploadedPictures.key });
  if (taken.length === 0) throw new DomainError("invalid", m.choosePhoto);
}

/** Shows a photo of the farm with a product. Throws `not_found`, `invalid`. */
export function changePicture(
  deps: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, productId, picture }: PictureEdit,
): Promise<ShelfRow> {
  return inTransaction(deps.db, async (tx) => {
    const farm = await farmFor({ db: tx }, user, farmId);
    const { product } = await lockedProduct(tx, farm.id, productId);
    await takePicture(tx, farm.id, picture);
    await tx
      .update(products)
      .set({ picture, print: printBehind(product, picture), changedAt: deps.clock.now() })
      .where(eq(products.id, productId));
    await recordAudit(deps, tx, user, {
      action: "inventory.changed",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: { product: product.name, picture: { from: product.picture, to: picture } },
    });
    return shelfRow(await lockedProduct(tx, farm.id, productId));
  });
}

/** The print that stands behind a new picture: none behind a print, the last one behind a photo. */
function printBehind(before: { picture: string; print: string | null }, picture: string) {
  if (printOf(picture)) return null;
  const isOwn = printOf(before.picture) && before.picture !== representativePicture;
  return isOwn ? before.picture : before.print;
}
