import { and, eq, gt } from "drizzle-orm";
import { knownDevices } from "#db/schema/accounts/users.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { hashToken, isToken, newToken } from "../../platform/links/tokens.ts";
import { DAY_MS } from "#shared/durations.ts";

/** A browser is forgotten when its user has not signed in there for this long, in milliseconds. */
const DEVICE_LIFE_MS = 180 * DAY_MS;

/** Devices last used before this are forgotten. */
export function deviceEnd(now: Date): Date {
  return new Date(now.getTime() - DEVICE_LIFE_MS);
}

/** The hash of the device's token if the user has signed in on it recently, or null. */
export async function knownDevice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  token: string | null,
): Promise<string | null> {
  if (token === null || !isToken(token)) return null;
  const tokenHash = hashToken(token);
  const [known] = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash),
        eq(knownDevices.userId, userId),
        gt(knownDevices.usedAt, deviceEnd(clock.now())),
      ),
    );
  return known?.tokenHash ?? null;
}

/**
 * Records that the user has signed in on this device, and replaces its token, so that a planted or
 * copied one becomes worthless. Other users of the same browser stay known. Returns the new token
 * and when it expires.
 */
export async function rememberDevice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  previous: string | null,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const now = clock.now();
  const tokenHash = hashToken(token);
  const note = (to: Db | Tx) =>
    to
      .insert(knownDevices)
      .values({ tokenHash, userId, usedAt: now, createdAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.tokenHash, knownDevices.userId],
        set: { usedAt: now },
      });
  if (previous === null || !isToken(previous)) await note(db);
  else {
    await inTransaction(db, (tx) =>
      Promise.all([
        tx
          .update(knownDevices)
          .set({ tokenHash })
          .where(eq(knownDevices.tokenHash, hashToken(previous))),
        note(tx),
      ]),
    );
  }
  return { token, expiresAt: new Date(now.getTime() + DEVICE_LIFE_MS) };
}

/** Forgets all of a user's devices, after a password change. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
