import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { exportOwnData } from "#server/services/accounts/own/download/export-own-data.ts";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { photo } from "#tests/support/servers/photo-uploads.ts";
import { BYTES, PATH, withProblemPhotos } from "#tests/support/setups/orders/problem-photos.ts";

const at = withProblemPhotos();

describe("The file of a problem's photo", () => {
  it("ASVS 5.3.1 is stored as a JPEG without metadata, and served as one", async () => {
    expect(at.jpeg.includes("Ida Kaiser")).toBe(true);
    const client = await at.own();
    const id = await at.sent(client);
    const [row] = await at.shop.database.sql`select bytes from problem_photos where id = ${id}`;
    const kept = row?.["bytes"] as Buffer;
    expect(kept.includes("Ida Kaiser")).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
    expect((await client.get(`/problem-photos/${id}`)).headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a document", Buffer.from("%PDF-1.7\ntrailer\n%%EOF\n")],
    ["a broken photo", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])("ASVS 5.2.2 is refused if it is %s", async (_what, bytes) => {
    const { status, body } = await at.sendBy(await at.own(), bytes);
    expect([status, body["message"]]).toEqual([
      400,
      "This is not a photo we can read. Please choose a JPEG, PNG or WebP.",
    ]);
  });

  it("ASVS 5.2.1 is refused if its file or its picture is too large, in the reader's language", async () => {
    const client = await at.own();
    const heavy = await at.sendBy(client, Buffer.alloc(UPLOAD_BYTES_MAX + 1, 32));
    expect([heavy.status, heavy.body["message"]]).toEqual([
      413,
      "A photo can be up to 5 MB. Please choose a smaller one.",
    ]);
    const bomb = await photo(9_000, 9_000).png().toBuffer();
    const wide = await client.send("POST", `${PATH}?number=${at.number}`, bomb, {
      ...BYTES,
      "accept-language": "es",
    });
    expect([wide.status, wide.body["message"]]).toEqual([
      400,
      expect.stringMatching(/6,000 pixeles/),
    ]);
  });

  it("is deleted if no report used it within a day, and if there are too many of them", async () => {
    const client = await at.own();
    const first = await at.sent(client);
    for (let count = 0; count < 12; count += 1) await at.sent(client);
    expect(await at.stored()).toHaveLength(12);
    expect((await at.stored()).map((row) => row["id"])).not.toContain(first);
    const used = await at.sent(client);
    await at.report([used]);
    at.my.clock.pass(1.1 * DAY);
    await purgeOld(at.my.deps);
    expect((await at.stored()).map((row) => row["id"])).toEqual([used]);
  });

  it("is listed in the reporter's download, without its bytes", async () => {
    const id = await at.sent(await at.own());
    await at.report([id]);
    const { tables } = JSON.parse(await exportOwnData(at.my.deps, at.my.ana.user)) as {
      tables: { problem_photos: object[] };
    };
    expect(tables.problem_photos).toMatchObject([{ id, address: `/problem-photos/${id}` }]);
    expect(tables.problem_photos[0]).not.toHaveProperty("bytes");
  });

  it("goes with its order's buyer", async () => {
    const id = await at.sent(await at.own());
    await at.report([id]);
    at.my.clock.pass(8 * 365 * DAY);
    await purgeOld(at.my.deps);
    expect(await at.stored()).toEqual([]);
  });
});
