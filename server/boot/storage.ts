import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";

/** What is written to see whether there is room for it. */
const PROBE_BYTES = 256 * 1024;
/** How long one look is good for, in milliseconds: readiness is asked often. */
const LIFE_MS = 2_000;

/**
 * Whether the database and the folder of pictures still take what is written (fault F41). Postgres is made
 * to spill a few hundred kB into a file of its own, which needs no table and leaves nothing behind.
 */
export function storageCheck(db: Db, picturesDir: string): () => Promise<boolean> {
  let look: { since: number; result: Promise<boolean> } | null = null;
  return () => {
    if (look === null || performance.now() - look.since > LIFE_MS) {
      const result = Promise.all([spill(db), writeFolder(picturesDir)]).then(() => true);
      look = { since: performance.now(), result };
    }
    return look.result;
  };
}

async function spill(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 20000)`);
  });
}

async function writeFolder(dir: string): Promise<void> {
  const file = join(dir, `.room-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES));
  } finally {
    await rm(file, { force: true });
  }
}
