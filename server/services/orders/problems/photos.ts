import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, asc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { orderProblems, problemPhotos } from "#db/schema/orders/problems.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { farmOf } from "../../accounts/farm-members.ts";
import { keepLatest, purgeUnused } from "../../platform/unused-uploads.ts";
import { opensByLink } from "../../platform/links/order-links.ts";
import { type Holder, lockOwnOrder } from "../own/own-order.ts";
import { onLine } from "./on-line.ts";
import { requireReportable } from "./require-reportable.ts";

/** Unused photos an order may have; beyond that, the oldest are deleted. */
const MOST_UNUSED = 12;

const isUnused = isNull(problemPhotos.problemId);

/**
 * Stores a photo for a problem that the holder is about to report, and returns its id. Keeps only the order's
 * `MOST_UNUSED` latest unused photos. Throws `not_found`, and `conflict` if nothing can be reported any more.
 */
export async function keepProblemPhoto(
  deps: Pick<Deps, "db" | "clock">,
  holder: Holder,
  { number, bytes }: { number: string; bytes: Buffer },
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, number);
    await requireReportable(deps, tx, order);
    const ofOrder = and(eq(problemPhotos.orderId, order.id), isUnused);
    await keepLatest(tx, problemPhotos, { isUnused: ofOrder, most: MOST_UNUSED });
    const [kept] = await tx
      .insert(problemPhotos)
      .values({ orderId: order.id, bytes, createdAt: deps.clock.now() })
      .returning({ id: problemPhotos.id });
    if (!kept) throw new Error("The photo did not come back");
    return kept.id;
  });
}

type Attached = { orderId: string; problemId: string; photos: readonly string[] };

/** Uses photos of an order for a problem with it. Throws `invalid` if one is another order's, used or deleted. */
export async function attachPhotos(tx: Tx, { orderId, problemId, photos }: Attached) {
  const ids = [...new Set(photos)];
  if (ids.length === 0) return;
  const taken = await tx
    .update(problemPhotos)
    .set({ problemId })
    .where(and(inArray(problemPhotos.id, ids), eq(problemPhotos.orderId, orderId), isUnused))
    .returning({ id: problemPhotos.id });
  if (taken.length < ids.length) {
    throw new DomainError("invalid", m.addPhotosAgain, { field: "photos" });
  }
}

/** Deletes photos that no report used within a day. Idempotent. */
export async function purgeProblemPhotos(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  await purgeUnused(deps, problemPhotos, isUnused);
}

/** The ids of the problems' photos, oldest first. */
export async function photosOf(
  db: Db,
  problemIds: readonly string[],
): Promise<(problemId: string) => string[]> {
  if (problemIds.length === 0) return () => [];
  const rows = await db
    .select({ id: problemPhotos.id, problemId: problemPhotos.problemId })
    .from(problemPhotos)
    .where(inArray(problemPhotos.problemId, [...problemIds]))
    .orderBy(asc(problemPhotos.createdAt), asc(problemPhotos.id));
  return (id) => rows.filter(({ problemId }) => problemId === id).map((photo) => photo.id);
}

/** Who asks for a photo: a signed-in user, or whoever has an order link. */
export type PhotoReader = Pick<SessionUser, "id" | "role"> | { by: "link"; token: string };

/**
 * A photo as JPEG, for admins, the order's holder, and the farm whose goods it was reported about. Throws `not_found`
 * for everyone else, so that nobody learns whether a photo exists.
 */
export async function getProblemPhoto(
  deps: Pick<Deps, "db" | "clock">,
  reader: PhotoReader,
  id: string,
): Promise<Buffer> {
  const [photo] = await deps.db
    .select({ bytes: problemPhotos.bytes })
    .from(problemPhotos)
    .innerJoin(orders, eq(orders.id, problemPhotos.orderId))
    .leftJoin(orderProblems, eq(orderProblems.id, problemPhotos.problemId))
    .leftJoin(orderLines, onLine)
    .where(and(eq(problemPhotos.id, id), await mayRead(deps, reader)));
  if (!photo) throw noSuchPhoto();
  return photo.bytes;
}

async function mayRead(
  deps: Pick<Deps, "db" | "clock">,
  reader: PhotoReader,
): Promise<SQL | undefined> {
  if ("by" in reader) return opensByLink(deps, deps.db, reader.token);
  if (reader.role === "admin") return undefined;
  const farm = reader.role === "farmer" ? await farmOf(deps, reader.id) : null;
  return or(eq(orders.userId, reader.id), farm ? eq(orderLines.farmId, farm.id) : undefined);
}

/** The error for a photo that does not exist or is not visible to the caller. */
export function noSuchPhoto(): DomainError {
  return new DomainError("not_found", m.noPhoto);
}
