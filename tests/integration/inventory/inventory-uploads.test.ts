import { readdir } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import { budgetsForOneMachine } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { photoSources } from "#shared/platform/pages/pictures.ts";
import { httpClient, openApp, PUBLIC_URL } from "#tests/support/servers/http.ts";
import { addFarm } from "#tests/support/market/market.ts";
import {
  BYTES,
  openPhotoUploads,
  PATH,
  photo,
  type PhotoUploads,
} from "#tests/support/servers/photo-uploads.ts";

let at: PhotoUploads;
beforeAll(async () => {
  at = await openPhotoUploads();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

/** One chunk of a PNG, with a correct checksum, so that only its content can be wrong. */
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

/** An almost empty PNG whose header claims this size. */
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

describe("A photo that a farm uploads (ASVS 5.1.1, 5.2.2, 5.3.1)", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "as %s is re-encoded in every size, and served from the shop's own path strictly as a picture",
    async (format) => {
      const { status, body } = await at.send(await photo().toFormat(format).toBuffer());
      expect(status).toBe(201);
      expect(body).toEqual({ picture: expect.stringMatching(/^upload-[0-9a-f]{32}$/) });
      const { avif, webp } = photoSources(String(body["picture"]), "product");
      const files = `${avif}, ${webp}`.split(", ").map((part) => part.split(" ")[0]!);
      expect(files).toHaveLength(6);
      for (const file of files) {
        const answer = await httpClient(at.app).get(file);
        expect(answer.status).toBe(200);
        expect(answer.headers["content-type"]).toMatch(/^image\/(avif|webp)$/);
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      }
    },
  );

  it("loses its location and is turned upright (ASVS 14.2.8)", async () => {
    const taken = await photo(400, 800)
      .withExif({
        IFD0: { Make: "Phone", Orientation: "6" },
        IFD3: { GPSLatitude: "38/1 14/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await at.send(taken);
    const kept = await sharp(`${at.dir}/${String(body["picture"])}-960.webp`).metadata();
    expect(kept).toMatchObject({ width: 960, height: 720 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  it("may be up to 6,000 pixels wide and high", async () => {
    expect((await at.send(await photo(6000, 10).png().toBuffer())).status).toBe(201);
    const refused = await at.send(await photo(6001, 10).png().toBuffer());
    expect(refused.status).toBe(400);
    expect(refused.body["message"]).toBe(
      "A photo may be up to 6,000 pixels wide and high. Please choose a smaller one.",
    );
  });
});

describe("An upload that is not a photo (ASVS 5.2.2, 5.2.6)", () => {
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
      "a program that begins like a JPEG",
      () => Buffer.concat([jpegHead, Buffer.from("<?php")]),
      NO_PHOTO,
    ],
    [
      "a drawing that begins like a PNG",
      () => Buffer.concat([pngHead, Buffer.from(svg)]),
      NO_PHOTO,
    ],
    ["a page that begins like a WebP", () => Buffer.concat([webpHead, Buffer.from(svg)]), NO_PHOTO],
    [
      "half a photo",
      async () => {
        const whole = await photo().jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      NO_PHOTO,
    ],
    [
      "a decompression bomb of 50,000 by 50,000 pixels",
      () => bomb(50_000, 50_000),
      "A photo may be up to 6,000 pixels wide and high. Please choose a smaller one.",
    ],
  ])(
    "such as %s is refused with a message, and no file is stored",
    async (_what, make, message) => {
      const before = await readdir(at.dir);
      const { status, body } = await at.send(await make());
      expect(status).toBe(400);
      expect(body).toMatchObject({ message, code: "invalid" });
      expect(await readdir(at.dir)).toEqual(before);
    },
  );

  it("A file larger than 5 MiB is refused with 413 and a message", async () => {
    const { status, body } = await at.send(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(body["message"]).toBe("A photo can be up to 5 MB. Please choose a smaller one.");
  });

  it("never leads to serving data hidden behind a photo's pixels", async () => {
    const both = Buffer.concat([
      await photo(40, 40).jpeg().toBuffer(),
      Buffer.from("<?php evil();"),
    ]);
    const { body } = await at.send(both);
    const kept = await sharp(`${at.dir}/${String(body["picture"])}-320.webp`).toBuffer();
    expect(kept.includes("evil")).toBe(false);
  });
});

describe("Uploading photos", () => {
  const small = () => photo(40, 40).jpeg().toBuffer();

  it("is allowed for farmers for their own farm, and for admins for the farm they name", async () => {
    const other = await addFarm(at.database.db);
    const bytes = await small();
    expect((await httpClient(at.app).send("POST", PATH, bytes, BYTES)).status).toBe(401);
    for (const role of ["customer", "logistics"] as const) {
      expect((await at.send(bytes, role)).status).toBe(403);
    }
    expect((await at.send(bytes)).status).toBe(201);
    expect((await at.send(bytes, "farmer", `?farmId=${at.ids.farm}`)).status).toBe(201);
    for (const farm of [other, 0, "x", ""]) {
      expect((await at.send(bytes, "farmer", `?farmId=${farm}`)).status).toBe(404);
    }
    expect((await at.send(bytes, "admin", `?farmId=${other}`)).status).toBe(201);
    expect((await at.send(bytes, "admin")).status).toBe(404);
  });

  it("is refused for requests from another site (ASVS 3.5.1)", async () => {
    const farmer = at.people.get("farmer")!;
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
    await using busy = await openApp({
      ...at.deps,
      throttle: createThrottle(at.database.db, budgets),
    });
    await at.database.sql`delete from throttles`;
    const client = httpClient(busy);
    await client.post("/api/login", { username: "farmer", password: DEMO_PASSWORD });
    const bytes = await small();
    expect((await client.send("POST", PATH, bytes, BYTES)).status).toBe(201);
    const { status, headers } = await client.send("POST", PATH, bytes, BYTES);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await at.database.sql`delete from throttles`;
  });
});
