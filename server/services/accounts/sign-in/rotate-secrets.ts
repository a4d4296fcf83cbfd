import { and, asc, eq, gt } from "drizzle-orm";
import { secondFactors } from "#db/schema/accounts/accounts.ts";
import type { Db } from "#db/client.ts";
import type { Auth } from "#server/auth/port.ts";

/** Rows read at a time. Each one is written separately, so an interrupted run loses nothing. */
const BATCH = 200;

type RotateDeps = {
  db: Db;
  auth: Pick<Auth, "encryptSecret" | "decryptSecret" | "isPlain" | "isEncryptedNow">;
};
type Row = { userId: string; secret: string };

/**
 * The result of a rotation. `unreadable` counts secrets that none of the keys can decrypt; if there
 * are any, nothing is written.
 */
export type Rotation = { total: number; rotated: number; current: number; unreadable: number };

/**
 * Re-encrypts every stored secret with the first key. Can run while the server is running, and be
 * interrupted and run again: a secret changed in the meantime was already written with the first
 * key by the server.
 */
export async function rotateSecrets(deps: RotateDeps): Promise<Rotation> {
  const found: Rotation = { total: 0, rotated: 0, current: 0, unreadable: 0 };
  for await (const row of allRows(deps.db)) {
    found.total += 1;
    if (opened(deps, row) === null) found.unreadable += 1;
    else if (deps.auth.isEncryptedNow(row.secret)) found.current += 1;
  }
  if (found.unreadable > 0) return found;
  for await (const row of allRows(deps.db)) {
    if (!deps.auth.isEncryptedNow(row.secret) && (await encryptAgain(deps, row)))
      found.rotated += 1;
  }
  return found;
}

/** Returns false if the secret was changed or removed since it was read. */
async function encryptAgain(deps: RotateDeps, { userId, secret }: Row): Promise<boolean> {
  const plain = plainOf(deps, { userId, secret });
  const written = await deps.db
    .update(secondFactors)
    .set({ secret: deps.auth.encryptSecret(userId, plain) })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)))
    .returning({ userId: secondFactors.userId });
  return written.length > 0;
}

/**
 * The decrypted secret; also handles secrets stored before a key was configured. Throws what
 * `decryptSecret` throws.
 */
function plainOf({ auth }: RotateDeps, { userId, secret }: Row): string {
  return auth.isPlain(secret) ? secret : auth.decryptSecret(userId, secret);
}

function opened(deps: RotateDeps, row: Row): string | null {
  try {
    return plainOf(deps, row);
  } catch {
    return null;
  }
}

async function* allRows(db: Db): AsyncGenerator<Row> {
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await db
      .select({ userId: secondFactors.userId, secret: secondFactors.secret })
      .from(secondFactors)
      .where(after === null ? undefined : gt(secondFactors.userId, after))
      .orderBy(asc(secondFactors.userId))
      .limit(BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.userId;
  }
}
