import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import { and, eq, lt } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { uploadedPictures } from "#db/schema/inventory/inventory.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { printOf, representativePicture } from "#shared/platform/pages/pictures.ts";
import type { PictureEdit } from "#shared/inventory/shelf-product.ts";
import type { Deps } from "../../deps.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { unusedSince } from "../platform/unused-uploads.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";
import { lockedProduct, type ShelfRow, shelfRow } from "./product-rows.ts";

/**
 * Records a farm's uploaded photo and forgets its unused ones, whose files are deleted by a job that retries while the
 * store is down. Throws `not_found` like `farmFor`.
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
          lt(uploadedPictures.createdAt, unusedSince({ clock })),
        ),
      )
      .returning({ key: uploadedPictures.key });
    for (const unused of gone) await jobs.enqueue(tx, "drop_photo", unused);
  });
}

/** Uses a photo for the farm that uploaded it, or for its product. Throws `invalid` for another farm's photo. */
export async function takePicture(tx: Tx, farmId: number, key: string): Promise<void> {
  const taken = await tx
    .update(uploadedPictures)
    .set({ used: true })
    .where(and(eq(uploadedPictures.key, key), eq(uploadedPictures.farmId, farmId)))
    .returning({ key: uploadedPictures.key });
  if (taken.length === 0) throw new DomainError("invalid", m.choosePhoto);
}

/** Sets a photo of the farm as a product's picture. Throws `not_found` and `invalid`. */
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

/** The print shown after a new picture: none after a print, the last one after a photo. */
function printBehind(before: { picture: string; print: string | null }, picture: string) {
  if (printOf(picture)) return null;
  const isOwn = printOf(before.picture) && before.picture !== representativePicture;
  return isOwn ? before.picture : before.print;
}
