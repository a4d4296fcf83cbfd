import { and, asc, count, desc, eq } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { type AddressInput, ADDRESSES_MAX } from "#shared/accounts/address.ts";
import { DomainError } from "#shared/errors.ts";
import { addresses } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { checkAddress } from "../platform/zones/delivery-zone.ts";
import { getSettings } from "../platform/settings/settings.ts";

/** The user's addresses, the default one first. */
export async function listAddresses({ db }: Pick<Deps, "db">, userId: string) {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
  return rows.map(({ userId: _, createdAt: __, ...address }) => address);
}

/**
 * Saves a new address, or changes the one with `id`. The first address becomes the default. One that is
 * saved already, as after a lost response, is not saved again. Throws
 * `undeliverable` for a zip code outside the delivery area, `not_found`, and `conflict` when the
 * user has `ADDRESSES_MAX` addresses.
 */
export async function saveAddress(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  { id, ...input }: AddressInput & { id?: string | undefined },
): Promise<void> {
  checkAddress(await getSettings({ db }), input);
  await inTransaction(db, async (tx) => {
    const saved = await lockAddresses(tx, userId);
    const isDefault = input.isDefault || saved === 0;
    if (isDefault) await clearDefault(tx, userId);
    const known = id ?? (await idOfSame(tx, userId, input));
    if (!known)
      return addAddress(tx, { userId, ...input, isDefault, createdAt: clock.now() }, saved);
    const { isDefault: _, ...fields } = input;
    await change(tx, userId, known, isDefault ? { ...fields, isDefault } : fields);
  });
}

/** The address of the user that says the same, if there is one. */
async function idOfSame(
  tx: Tx,
  userId: string,
  { label, address, city, zipCode, phone, specialInstructions }: AddressInput,
): Promise<string | undefined> {
  const [same] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        eq(addresses.userId, userId),
        eq(addresses.label, label),
        eq(addresses.address, address),
        eq(addresses.city, city),
        eq(addresses.zipCode, zipCode),
        eq(addresses.phone, phone),
        eq(addresses.specialInstructions, specialInstructions),
      ),
    )
    .limit(1);
  return same?.id;
}

async function addAddress(tx: Tx, row: typeof addresses.$inferInsert, saved: number) {
  if (saved >= ADDRESSES_MAX) {
    throw new DomainError("conflict", m.mostAddresses(ADDRESSES_MAX));
  }
  await tx.insert(addresses).values(row);
}

/** Makes an address the default, which forms are prefilled with. Throws `not_found`. */
export async function makeDefault(
  { db }: Pick<Deps, "db">,
  userId: string,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    await clearDefault(tx, userId);
    await change(tx, userId, id, { isDefault: true });
  });
}

/**
 * Deletes an address. If it was the default, the oldest remaining one becomes the default. Throws `not_found` for
 * someone else's.
 */
export async function removeAddress(
  { db }: Pick<Deps, "db">,
  userId: string,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    const [removed] = await tx.delete(addresses).where(isOwn(userId, id)).returning();
    // One that is gone already is gone: a client that did not receive the response retries.
    const isLeft = !removed && (await tx.$count(addresses, eq(addresses.id, id))) > 0;
    if (isLeft) throw unknownAddress();
    if (!removed?.isDefault) return;
    const [next] = await tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(asc(addresses.createdAt), asc(addresses.id))
      .limit(1);
    if (next) await change(tx, userId, next.id, { isDefault: true });
  });
}

/** Locks the account, so that concurrent changes to its addresses wait for each other. Returns how many it has. */
async function lockAddresses(tx: Tx, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [saved] = await tx
    .select({ count: count() })
    .from(addresses)
    .where(eq(addresses.userId, userId));
  return saved?.count ?? 0;
}

async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId));
}

async function change(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<AddressInput>,
): Promise<void> {
  const changed = await tx.update(addresses).set(fields).where(isOwn(userId, id)).returning();
  if (changed.length === 0) throw unknownAddress();
}

function isOwn(userId: string, id: string) {
  return and(eq(addresses.id, id), eq(addresses.userId, userId));
}

function unknownAddress(): DomainError {
  return new DomainError("not_found", m.noAddress);
}
