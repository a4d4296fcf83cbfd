import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { type CertificateWorld, certificateWorld } from "#tests/support/market/certificates.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";

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

const kept = async () =>
  (await database.sql`select id from certificate_documents order by created_at, id`).map((row) =>
    String(row["id"]),
  );
const chooseAgain = {
  code: "BAD_REQUEST",
  message: "Please choose the document once more",
  cause: { details: { field: "document" } },
};
describe("A document without a certificate", () => {
  it("is deleted by the daily purge after a day, whichever farm uploaded it", async () => {
    const taken = await world.upload();
    await world.enter({ document: taken });
    await world.upload();
    await world.upload(world.foreigner);
    world.clock.pass(DAY + HOUR);
    await world.signIn();
    const fresh = await world.upload();
    await purgeOld(world.deps);
    expect((await kept()).toSorted()).toEqual([taken, fresh].toSorted());
  });

  it("is kept if a certificate starts to use it during the purge", async () => {
    const document = await world.upload();
    const forgotten = await world.upload();
    world.clock.pass(DAY + HOUR);
    await database.sql.begin(async (tx) => {
      await tx`insert into farm_certifications (farm_id, certification, document_id, created_at)
        values (${world.farm}, 'organic', ${document}, now())`;
      await purgeOld(world.deps);
    });
    expect(await kept()).toEqual([document]);
    expect(forgotten).not.toBe(document);
  });

  it("has to be chosen again if it is deleted while a certificate is entered with it", async () => {
    const document = await world.upload();
    let entered: Promise<unknown> = Promise.resolve();
    await database.sql.begin(async (tx) => {
      await tx`delete from certificate_documents where id = ${document}`;
      entered = world.enter({ document }).catch((error: unknown) => error);
      await somethingWaits(database.sql);
    });
    expect(await entered).toMatchObject(chooseAgain);
  });

  it("is deleted, oldest first, when its farm has more than ten", async () => {
    const taken = await world.upload();
    await world.enter({ document: taken });
    const foreign = await world.upload(world.foreigner);
    const sent: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      world.clock.pass(1_000);
      sent.push(await world.upload());
    }
    expect((await kept()).toSorted()).toEqual([taken, foreign, ...sent.slice(2)].toSorted());
    await Promise.all([world.upload(), world.upload(), world.upload()]);
    expect(await kept()).toHaveLength(12);
  });
});

describe("A document used for two certificates at the same time", () => {
  it("is accepted for one, and has to be chosen again for the other", async () => {
    const document = await world.upload();
    const other = { certification: "other", name: "Bee Friendly Farming", document } as const;
    let entered: Promise<unknown> = Promise.resolve();
    await database.sql.begin(async (tx) => {
      await tx`insert into farm_certifications (farm_id, certification, document_id, created_at)
        values (${world.farm}, 'other', ${document}, now())`;
      entered = world.enter(other).catch((error: unknown) => error);
      await somethingWaits(database.sql);
    });
    expect(await entered).toMatchObject(chooseAgain);
  });
});

describe("A scanned document", () => {
  const scan = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();

  it("is accepted as an A4 page at 600 dpi", async () => {
    const document = await world.upload(world.farmer, await scan(4_960, 7_016));
    const [row] =
      await database.sql`select bytes from certificate_documents where id = ${document}`;
    expect(await sharp(row?.["bytes"] as Buffer).metadata()).toMatchObject({
      width: 1_697,
      height: 2_400,
    });
  });

  it("ASVS 5.2.6 is refused if it has too many pixels, with a message about what to send instead", async () => {
    const { status, body } = await world.farmer.http.send(
      "POST",
      "/api/uploads/certificate",
      await scan(5_100, 7_100),
      { "content-type": "image/jpeg" },
    );
    expect([status, body["message"]]).toEqual([
      400,
      "This picture has more than 36 megapixels. Please send a PDF or a smaller picture.",
    ]);
  });
});
