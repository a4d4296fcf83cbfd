import { readdir } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { diskPictures } from "#server/files/disk-pictures.ts";
import type { PictureStore } from "#server/files/picture-store.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { budgetsForOneMachine } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { photoSources } from "#shared/platform/pictures.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { HOUR, movableClock } from "#tests/support/market/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import {
  type Client,
  httpClient,
  openApp,
  PUBLIC_URL,
  type TestApp,
} from "#tests/support/servers/http.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const PATH = "/api/uploads/picture";
const BYTES = { "content-type": "application/octet-stream" };

let database: FreshDatabase;
let deps: Deps;
let app: TestApp;
let dir: string;
let farmId: number;
let productId: number;
let photos: PictureStore;
let refusals = 0;
const clock = movableClock();
const people = new Map<Role, Client>();
const photo = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { clock });
  dir = temporaryFolder("uploads");
  photos = refusing(diskPictures(dir));
  app = await openApp(deps, { picturesDir: dir, photos });
  await seedDemoAccounts(deps);
  for (const role of ["customer", "farmer", "logistics", "admin"] as const) {
    const client = httpClient(app);
    await client.post("/api/login", { username: role, password: DEMO_PASSWORD });
    people.set(role, client);
  }
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await database.sql`truncate farms, products, stock, farm_members cascade`;
  farmId = await addFarm(database.db);
  productId = await addProduct(database.db, { farmId });
  await database.sql`
    insert into farm_members (user_id, farm_id, created_at) select id, ${farmId}, now() from users where username = 'farmer'`;
});

/** The store, as one that is down for the next `refusals` times that files are taken away. */
const refusing = (store: PictureStore): PictureStore => ({
  ...store,
  drop: async (names) => {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error("The bucket is down");
    }
    await store.drop(names);
  },
});

async function working(): Promise<AsyncDisposable> {
  const worker = await startWorker({ deps, databaseUrl: database.url, photos });
  return { [Symbol.asyncDispose]: () => worker.stop() };
}

const send = (body: Buffer, role: Role = "farmer", query = "", path = PATH) =>
  people.get(role)!.send("POST", path + query, body, BYTES);
const show = (picture: unknown, product = productId) =>
  people
    .get("farmer")!
    .post("/trpc/farmer.inventory.changePicture", { productId: product, picture });

/** One chunk of a PNG; its checksum is right, so that nothing but its content can be at fault. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says it is of this size, with hardly anything in it. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(64 * 1024));
  return Buffer.concat([
    magic,
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("A photo that a farm sends (ASVS 5.1.1, 5.2.2, 5.3.1)", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "as %s is drawn again in every size, and served from the shop's own path as nothing but a picture",
    async (format) => {
      const { status, body } = await send(await photo().toFormat(format).toBuffer());
      expect(status).toBe(201);
      expect(body).toEqual({ picture: expect.stringMatching(/^upload-[0-9a-f]{32}$/) });
      const { avif, webp } = photoSources(String(body["picture"]), "product");
      const files = `${avif}, ${webp}`.split(", ").map((part) => part.split(" ")[0]!);
      expect(files).toHaveLength(6);
      for (const file of files) {
        const answer = await httpClient(app).get(file);
        expect(answer.status).toBe(200);
        expect(answer.headers["content-type"]).toMatch(/^image\/(avif|webp)$/);
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      }
    },
  );

  it("loses where it was taken, and stands as it was held (ASVS 14.2.8)", async () => {
    const taken = await photo(400, 800)
      .withExif({
        IFD0: { Make: "Phone", Orientation: "6" },
        IFD3: { GPSLatitude: "38/1 14/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await send(taken);
    const kept = await sharp(`${dir}/${String(body["picture"])}-960.webp`).metadata();
    expect(kept).toMatchObject({ width: 960, height: 720 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  it("may be 6,000 pixels wide and high, and not one more", async () => {
    expect((await send(await photo(6000, 10).png().toBuffer())).status).toBe(201);
    const refused = await send(await photo(6001, 10).png().toBuffer());
    expect(refused.status).toBe(400);
    expect(refused.body["message"]).toBe(
      "A photo may be up to 6,000 pixels wide and high. Please choose a smaller one.",
    );
  });
});

describe("What is no photo (ASVS 5.2.2, 5.2.6)", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const webpHead = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  const NO_PHOTO = "This is not a photo we can read. Please choose a JPEG, PNG or WebP.";
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["nothing", () => Buffer.alloc(0), NO_PHOTO],
    ["a drawing with a script in it", () => Buffer.from(svg), NO_PHOTO],
    ["a program", () => Buffer.from("<?php system($_GET['c']);"), NO_PHOTO],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), NO_PHOTO],
    ["an archive", () => Buffer.from("PK\u0003\u0004 and so on"), NO_PHOTO],
    ["an animation", () => photo(20, 20).gif().toBuffer(), NO_PHOTO],
    ["another kind of photo", () => photo(20, 20).tiff().toBuffer(), NO_PHOTO],
    [
      "a program that begins as a jpeg",
      () => Buffer.concat([jpegHead, Buffer.from("<?php")]),
      NO_PHOTO,
    ],
    ["a drawing that begins as a png", () => Buffer.concat([pngHead, Buffer.from(svg)]), NO_PHOTO],
    ["a page that begins as a webp", () => Buffer.concat([webpHead, Buffer.from(svg)]), NO_PHOTO],
    [
      "half a photo",
      async () => {
        const whole = await photo().jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      NO_PHOTO,
    ],
    [
      "a bomb of 50,000 by 50,000 pixels",
      () => bomb(50_000, 50_000),
      "A photo may be up to 6,000 pixels wide and high. Please choose a smaller one.",
    ],
  ])("such as %s is refused in words, and no file of it is kept", async (_what, make, message) => {
    const before = await readdir(dir);
    const { status, body } = await send(await make());
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, code: "invalid" });
    expect(await readdir(dir)).toEqual(before);
  });

  it("or is larger than 5 MiB is refused with 413 in words", async () => {
    const { status, body } = await send(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(body["message"]).toBe("A photo can be up to 5 MB. Please choose a smaller one.");
  });

  it("keeps what is behind a photo's pixels from being served", async () => {
    const both = Buffer.concat([
      await photo(40, 40).jpeg().toBuffer(),
      Buffer.from("<?php evil();"),
    ]);
    const { body } = await send(both);
    const kept = await sharp(`${dir}/${String(body["picture"])}-320.webp`).toBuffer();
    expect(kept.includes("evil")).toBe(false);
  });
});

describe("Who may send photos", () => {
  const small = () => photo(40, 40).jpeg().toBuffer();

  it("is a farmer for the own farm, and the team for the farm it names", async () => {
    const other = await addFarm(database.db);
    const bytes = await small();
    expect((await httpClient(app).send("POST", PATH, bytes, BYTES)).status).toBe(401);
    for (const role of ["customer", "logistics"] as const) {
      expect((await send(bytes, role)).status).toBe(403);
    }
    expect((await send(bytes)).status).toBe(201);
    expect((await send(bytes, "farmer", `?farmId=${farmId}`)).status).toBe(201);
    for (const farm of [other, 0, "x", ""]) {
      expect((await send(bytes, "farmer", `?farmId=${farm}`)).status).toBe(404);
    }
    expect((await send(bytes, "admin", `?farmId=${other}`)).status).toBe(201);
    expect((await send(bytes, "admin")).status).toBe(404);
  });

  it("is no one whom another site leads here (ASVS 3.5.1)", async () => {
    const farmer = people.get("farmer")!;
    const foreign = await farmer.send("POST", PATH, await small(), {
      ...BYTES,
      origin: "https://evil.example",
    });
    expect(foreign.status).toBe(403);
    const own = await farmer.send("POST", PATH, await small(), { ...BYTES, origin: PUBLIC_URL });
    expect(own.status).toBe(201);
  });

  it("is refused after too many in an hour", async () => {
    const budgets = { ...budgetsForOneMachine(), upload_account: { tries: 1, seconds: 60 } };
    await using busy = await openApp({ ...deps, throttle: createThrottle(database.db, budgets) });
    await database.sql`delete from throttles`;
    const client = httpClient(busy);
    await client.post("/api/login", { username: "farmer", password: DEMO_PASSWORD });
    const bytes = await small();
    expect((await client.send("POST", PATH, bytes, BYTES)).status).toBe(201);
    const { status, headers } = await client.send("POST", PATH, bytes, BYTES);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await database.sql`delete from throttles`;
  });
});

describe("The photo of a farm", () => {
  const COVER = "/api/uploads/cover";
  const sendCover = async (role: Role = "farmer", query = "") => {
    const { body } = await send(await photo(1600, 1600).jpeg().toBuffer(), role, query, COVER);
    return String(body["picture"]);
  };
  const showCover = (picture: unknown, more: object = {}, role: Role = "farmer") =>
    people.get(role)!.post("/trpc/farmer.page.cover", { picture, ...more });

  it("is drawn wide, stands on its page, the list and where it is shared, and in the audit log", async () => {
    const picture = await sendCover();
    expect(picture).toMatch(/^cover-[0-9a-f]{32}$/);
    const kept = await sharp(`${dir}/${picture}-1440.webp`).metadata();
    expect(kept).toMatchObject({ width: 1440, height: 810 });
    expect((await showCover(picture)).status).toBe(200);
    const page = await httpClient(app).get(`/trpc/farms.byId?input={"id":${farmId}}`);
    expect(page.text).toContain(picture);
    const list = await httpClient(app).get("/trpc/farms.list");
    expect(list.text).toContain(picture);
    const [entry] = await database.sql`
      select action, actor_name, detail from audit_log order by id desc limit 1`;
    expect(entry).toMatchObject({
      action: "farm.page_changed",
      actor_name: "farmer",
      detail: { picture: { from: expect.any(String), to: picture } },
    });
  });

  it("is one that the farm has sent, and that was drawn for it", async () => {
    const other = await addFarm(database.db);
    const theirs = await sendCover("admin", `?farmId=${other}`);
    expect((await showCover(theirs)).status).toBe(400);
    const { body } = await send(await photo().jpeg().toBuffer());
    expect((await showCover(body["picture"])).status).toBe(400);
    expect((await show(await sendCover())).status).toBe(400);
    expect((await showCover(theirs, { farmId: other })).status).toBe(404);
    expect((await showCover(theirs, { farmId: other }, "admin")).status).toBe(200);
  });

  it("is no photo of a customer's, and no program", async () => {
    const bytes = await photo(40, 40).jpeg().toBuffer();
    expect((await send(bytes, "customer", "", COVER)).status).toBe(403);
    expect((await send(Buffer.from("<?php"), "farmer", "", COVER)).status).toBe(400);
  });
});

describe("A product's photo", () => {
  it("is one that its own farm has sent, and is in the shop at once", async () => {
    const { body } = await send(await photo().jpeg().toBuffer());
    expect((await show(body["picture"])).status).toBe(200);
    const page = await httpClient(app).get(`/trpc/catalog.product?input={"id":${productId}}`);
    expect(page.text).toContain(String(body["picture"]));
    const other = await addFarm(database.db);
    const theirs = await send(await photo().jpeg().toBuffer(), "admin", `?farmId=${other}`);
    expect((await show(theirs.body["picture"])).status).toBe(400);
    for (const key of ["../../etc/passwd", "product-test", "upload-1", ""]) {
      expect((await show(key)).status).toBe(400);
    }
  });

  it("stays, while what no product took is cleared away after a day, by and by if need be", async () => {
    const keyOf = async () => {
      const { status, body } = await send(await photo().jpeg().toBuffer());
      expect(status).toBe(201);
      return String(body["picture"]);
    };
    const [used, unused] = [await keyOf(), await keyOf()];
    await show(used);
    clock.pass(25 * HOUR);
    refusals = 1;
    const fresh = await keyOf();
    await using _worker = await working();
    const kept = async () => {
      const files = (await readdir(dir)).join(" ");
      return [used, unused, fresh].map((key) => files.includes(key));
    };
    await expect.poll(kept).toEqual([true, false, true]);
    expect(refusals).toBe(0);
  });
});
