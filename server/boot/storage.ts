import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import type { PictureStore } from "../files/picture-store.ts";
import { keptLook } from "./kept-look.ts";

/** Size of the test write, in bytes. */
const PROBE_BYTES = 256 * 1024;
/** How long a check stays cached, in milliseconds. */
const LIFE_MS = 2_000;
/** How long a check of a bucket stays cached, where each is a request to another machine. */
const BUCKET_LIFE_MS = 10_000;
/** A valid photo name that no photo has. */
const NO_PHOTO = `upload-${"0".repeat(32)}-1.webp`;

/**
 * Checks whether the database, and the photo folder if there is one, can still be written to. Makes
 * Postgres spill a few hundred kB to a temporary file, which needs no table and leaves nothing behind.
 */
export function storageCheck(db: Db, picturesDir: string | null): () => Promise<boolean> {
  return keptLook(LIFE_MS, async () => {
    await Promise.all([spill(db), picturesDir === null ? null : writeFolder(picturesDir)]);
    return true;
  });
}

/** Checks whether the photo bucket accepts our keys. */
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
