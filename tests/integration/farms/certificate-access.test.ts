import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import {
  type CertificateWorld,
  certificateWorld,
  invalid,
  PDF,
} from "#tests/support/market/certificates.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { httpClient } from "#tests/support/servers/http.ts";

let database: FreshDatabase;
let world: CertificateWorld;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await certificateWorld(database);
});
afterEach(() => world.app[Symbol.asyncDispose]());

const notFound = { code: "NOT_FOUND" };

describe("ASVS 8.2.2 A farm's certificates", () => {
  it("cannot be read, entered or withdrawn by another farm", async () => {
    const id = await world.enter();
    const { foreigner, farm: farmId } = world;
    await expect(world.list(foreigner)).rejects.toMatchObject(notFound);
    await expect(world.enter({}, foreigner)).rejects.toMatchObject(notFound);
    const withdraw = (input: object) =>
      foreigner.call((api) => api.farmer.certificates.withdraw({ id, ...input }));
    await expect(withdraw({ farmId })).rejects.toMatchObject(notFound);
    await expect(withdraw({})).rejects.toMatchObject(notFound);
    expect(await world.list()).toMatchObject([{ state: "waiting" }]);
  });

  it("cannot use another farm's document, or another certificate's", async () => {
    const foreign = await world.upload(world.foreigner);
    await expect(world.enter({ document: foreign })).rejects.toMatchObject(
      invalid("document", "choose the document"),
    );
    const document = await world.upload();
    await world.enter({ document });
    await expect(world.enter({ certification: "fairTrade", document })).rejects.toMatchObject(
      invalid("document", "choose the document"),
    );
  });

  it("can only be decided on by admins", async () => {
    const id = await world.enter();
    const seen = await world.seenOf(id);
    for (const who of [world.farmer, world.customer]) {
      await expect(
        who.call((api) => api.admin.certificates.verify({ id, seen })),
      ).rejects.toMatchObject({
        code: "FORBIDDEN",
      });
    }
  });
});

describe("A certificate's document", () => {
  const read = (who: CertificateWorld["farmer"], document: string) =>
    who.http.get(`/certificate-documents/${document}`);

  it("ASVS 8.2.2 can be read by its farm and by admins, and is not found for anyone else", async () => {
    const document = await world.upload();
    await world.enter({ document });
    for (const who of [world.farmer, world.admin]) {
      const { status, headers, text } = await read(who, document);
      expect([status, text]).toEqual([200, PDF.toString("latin1")]);
      expect(headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="certificate.pdf"',
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    }
    for (const who of [world.foreigner, world.customer]) {
      expect((await read(who, document)).status).toBe(404);
    }
    const stranger = httpClient(world.app);
    expect((await stranger.get(`/certificate-documents/${document}`)).status).toBe(401);
    expect((await world.farmer.http.get(`/pictures/${document}`)).status).toBe(404);
    expect((await world.farmer.http.get("/certificate-documents/..%2f1")).status).toBe(404);
  });

  it("ASVS 5.3.1 is stored without metadata if it is a photo", async () => {
    const photo = await sharp({
      create: { width: 3_000, height: 900, channels: 3, background: "#c33" },
    })
      .withExif({ IFD0: { Artist: "Ida Kaiser" } })
      .png()
      .toBuffer();
    expect(photo.includes("Ida Kaiser")).toBe(true);
    const document = await world.upload(world.farmer, photo);
    const [row] =
      await database.sql`select type, bytes from certificate_documents where id = ${document}`;
    const kept = row?.["bytes"] as Buffer;
    expect(row?.["type"]).toBe("image/jpeg");
    expect(kept.includes("Ida Kaiser")).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({
      format: "jpeg",
      width: 2_400,
      height: 720,
    });
    expect((await read(world.farmer, document)).headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": 'inline; filename="certificate.jpg"',
    });
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["half a PDF", PDF.subarray(0, 20)],
    ["a page that begins like a PDF", Buffer.from("%PDF-<script>%%EOF")],
    ["a picture with script in it", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a broken photo", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])("ASVS 5.2.2 is refused if it is %s", async (_what, bytes) => {
    const { status, body } = await world.farmer.http.send(
      "POST",
      "/api/uploads/certificate",
      bytes,
      { "content-type": "application/pdf" },
    );
    expect([status, body["message"]]).toEqual([
      400,
      "This is not a document we can read. Please choose a PDF, or a photo as JPEG, PNG or WebP.",
    ]);
  });

  it("ASVS 5.2.1 is refused with a message if it is too large", async () => {
    const bytes = Buffer.alloc(UPLOAD_BYTES_MAX + 1, 32);
    const answer = await world.farmer.http.send("POST", "/api/uploads/certificate", bytes, {
      "content-type": "application/pdf",
    });
    expect([answer.status, answer.body["message"]]).toEqual([
      413,
      "A file can be up to 5 MB. Please choose a smaller one.",
    ]);
  });

  it("cannot be uploaded by customers, or for another farm", async () => {
    const send = (who: CertificateWorld["farmer"], query = "") =>
      who.http.send("POST", `/api/uploads/certificate${query}`, PDF, {
        "content-type": "application/pdf",
      });
    expect((await send(world.customer)).status).toBe(403);
    expect((await send(world.farmer, `?farmId=${world.foreignFarm}`)).status).toBe(404);
  });

  it("is deleted as soon as it is replaced", async () => {
    const id = await world.enter();
    const document = await world.upload();
    await world.enter({ id, document });
    expect(await database.sql`select id from certificate_documents`).toEqual([{ id: document }]);
  });
});
