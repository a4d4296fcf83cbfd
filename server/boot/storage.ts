import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import type { PictureStore } from "../files/picture-store.ts";
import { keptLook } from "./kept-look.ts";

/** What is written to see whether there is room for it. */
const PROBE_BYTES = 256 * 1024;
/** How long one look is good for, in milliseconds. */
const LIFE_MS = 2_000;
/** The same of a bucket, each look at which is a request to another machine. */
const BUCKET_LIFE_MS = 10_000;
/** A name of the store's kind that no photo has. */
const NO_PHOTO = `upload-${"0".repeat(32)}-1.webp`;

/**
 * Whether the database, and the folder of pictures where photos lie in one, still take what is written (fault F41).
 * Postgres is made to spill a few hundred kB into a file of its own, which needs no table and leaves nothing behind.
 */
export function storageCheck(db: Db, picturesDir: string | null): () => Promise<boolean> {
  return keptLook(LIFE_MS, async () => {
    await Promise.all([spill(db), picturesDir === null ? null : writeFolder(picturesDir)]);
    return true;
  });
}

/** Whether the bucket of photos answers with our keys. */
export function bucketCheck({ get }: Pick<PictureStore, "get">): () => Promise<boolean> {
  return keptLook(BUCKET_LIFE_MS, async () => (await get(NO_PHOTO)) === null);
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
