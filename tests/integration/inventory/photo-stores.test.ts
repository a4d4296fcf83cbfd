import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#server/clock.ts";
import { databasePictures } from "#server/files/database-pictures.ts";
import { diskPictures } from "#server/files/disk-pictures.ts";
import { type PictureStore, STORED_NAME } from "#server/files/picture-store.ts";
import { bucketCheck } from "#server/boot/storage.ts";
import { s3Pictures } from "#server/files/s3-pictures.ts";
import { dropPicture, keepPhoto } from "#server/files/uploaded-pictures.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { type S3Server, s3Server } from "#tests/support/servers/s3-server.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

let database: FreshDatabase;
let bucket: S3Server;
const dir = temporaryFolder("photos");

beforeAll(async () => {
  [database, bucket] = await Promise.all([freshDatabase(), s3Server()]);
});
afterAll(async () => {
  await bucket[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const redPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
const nameOf = (format = "webp") => `upload-${randomBytes(16).toString("hex")}-960.${format}`;

describe.each<[string, () => PictureStore, () => Promise<number>]>([
  ["a folder", () => diskPictures(dir), async () => (await readdir(dir)).length],
  [
    "the database",
    () => databasePictures(database.db, systemClock),
    async () => (await database.sql`select from picture_files`).length,
  ],
  ["a bucket", () => s3Pictures(bucket.settings), async () => bucket.objects.size],
])("ASVS 5.3.1: a photo stored in %s", (_where, open, count) => {
  it("is returned byte for byte until it is deleted, also by another process", async () => {
    const [name, bytes] = [nameOf(), randomBytes(70_000)];
    await open().put(name, bytes);
    expect(await open().get(name)).toEqual(bytes);
    await open().put(name, bytes.subarray(0, 10));
    expect(await open().get(name)).toEqual(bytes.subarray(0, 10));
    await open().drop([name, nameOf()]);
    expect(await open().get(name)).toBeNull();
    await open().drop([]);
  });

  it("is encoded in every size, and deleted completely", async () => {
    const store = open();
    const before = await count();
    const key = await keepPhoto(store, await redPhoto(), "product");
    expect((await count()) - before).toBe(6);
    await dropPicture(store, key);
    expect(await count()).toBe(before);
  });

  it("is served strictly as a picture, cached forever, and is not found once it is deleted (ASVS 3.2.1)", async () => {
    const photos = open();
    await using app = await openApp(testDeps(database.db), { photos });
    const client = httpClient(app);
    for (const format of ["avif", "webp"]) {
      const name = nameOf(format);
      expect(name).toMatch(STORED_NAME);
      await photos.put(name, Buffer.from("picture"));
      const answer = await client.get(`/pictures/${name}`);
      expect(answer).toMatchObject({ status: 200, text: "picture" });
      expect(answer.headers).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      await photos.drop([name]);
      const gone = await client.get(`/pictures/${name}`);
      expect(gone.status).toBe(404);
      expect(gone.headers["cache-control"] ?? "").not.toContain("immutable");
    }
  });
});

describe("A store that fails while a photo is stored", () => {
  it("reports its first error, even if the files already stored cannot be removed", async () => {
    const full = Object.assign(new Error("full"), { code: "ENOSPC" });
    const drops: string[] = [];
    const store: PictureStore = {
      ...diskPictures(dir),
      put: () => Promise.reject(full),
      drop: (names) => {
        drops.push(...names);
        return Promise.reject(Object.assign(new Error("broken"), { code: "EIO" }));
      },
    };
    await expect(keepPhoto(store, await redPhoto(), "product")).rejects.toBe(full);
    expect(drops).toHaveLength(6);
  });
});

describe("A bucket", () => {
  it("is retried if it fails briefly, and causes an error if it keeps failing", async () => {
    const store = s3Pictures(bucket.settings);
    const name = nameOf();
    bucket.failNext.push(503, 500);
    await store.put(name, Buffer.from("kept"));
    expect(await store.get(name)).toEqual(Buffer.from("kept"));
    bucket.failNext.push(500, 500, 500);
    await expect(store.get(name)).rejects.toThrow("answered GET with 500");
  });

  it("rejects a wrong secret, and the error contains neither the secret nor the key id", async () => {
    const store = s3Pictures({ ...bucket.settings, secretAccessKey: "hunter2" });
    expect(await bucketCheck(s3Pictures(bucket.settings))()).toBe(true);
    await expect(bucketCheck(store)()).rejects.toThrow("403");
    const error = await store.put(nameOf(), Buffer.from("x")).catch((one: unknown) => one);
    expect(String(error)).toBe("Error: The picture store answered PUT with 403");
  });
});
