import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { remindOfCertificates } from "#server/services/farms/certificates/remind.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { type CertificateWorld, certificateWorld } from "#tests/support/market/certificates.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";

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

/** There is no daylight saving change in these winter months, so all days have 24 hours. */
const ENDS = "2027-02-28";
/** Days from the first day of the test world to the certificate's last day. */
const LASTS = 97;

const subjects = async () =>
  (
    await database.sql`select to_address as "to", subject from emails where kind = 'certificate_ending' order by created_at, id`
  ).map((row) => `${row["to"]}: ${row["subject"]}`);
const ending = (inDays: string) =>
  `farmer@furrow.example: One of your certificates expires ${inDays}`;
/** Passes day after day, each with two runs of the hourly job, until `daysLeft` days are left. */
const until = async (daysLeft: number) => {
  while (left > daysLeft) {
    world.clock.pass(DAY);
    left -= 1;
    await remindOfCertificates(world.deps);
    await remindOfCertificates(world.deps);
  }
  await world.signIn();
};
let left = LASTS;
beforeEach(() => {
  left = LASTS;
});
const today = () => world.farmer.call((api) => api.farmer.today({}));
const reject = async (id: number) => {
  const one = (await world.list()).find((certificate) => certificate.id === id);
  const seen = one?.submittedAt?.toISOString() ?? "";
  const reason = "It cannot be read";
  await world.admin.call((api) => api.admin.certificates.reject({ id, seen, reason }));
};
const attention = async () =>
  (await needsAttention(world.deps)).map(({ what, count }) => `${count} ${what}`);

describe("A farm is reminded of an expiring certificate", () => {
  it("by email 60, 30 and 7 days before, once each", async () => {
    await world.verify(await world.enter({ validTo: ENDS }));
    await until(61);
    expect(await subjects()).toEqual([]);
    await until(60);
    expect(await subjects()).toEqual([ending("in 60 days")]);
    const { text } = await newestMail(world.deps.db, "certificate_ending");
    expect(text).toMatch(/Frog Song \(Certified organic\) is valid through February 28, 2027/);
    await until(31);
    expect(await subjects()).toHaveLength(1);
    await until(0);
    world.clock.pass(3 * DAY);
    await remindOfCertificates(world.deps);
    expect(await subjects()).toEqual(["in 60 days", "in 30 days", "in 7 days"].map(ending));
  });

  it("on its Today page during the last 30 days, when the team's queue lists it too", async () => {
    const id = await world.enter({ validTo: ENDS });
    await world.verify(id);
    await until(31);
    expect((await today()).certificates).toEqual([]);
    expect(await attention()).toEqual([]);
    await until(30);
    expect((await today()).certificates).toEqual([
      {
        id,
        what: "ending",
        certification: "organic",
        name: null,
        validTo: ENDS,
        renewalWaits: false,
      },
    ]);
    expect(await attention()).toEqual(["1 farm certificate ending within 30 days"]);
    const { ending: listed } = await world.admin.call((api) => api.admin.certificates.forTeam());
    expect(listed).toMatchObject({ total: 1, rows: [{ id, validTo: ENDS }] });
    await until(-1);
    expect((await today()).certificates).toMatchObject([{ id, what: "ended" }]);
    expect(await attention()).toEqual([]);
    await until(-31);
    expect((await today()).certificates).toEqual([]);
  });

  it("not if a renewal that lasts longer is verified, but if only a shorter one is", async () => {
    await world.verify(await world.enter({ validTo: ENDS }));
    await until(40);
    await database.empty("emails");
    const shorter = await world.enter({ validTo: "2027-02-20" });
    await until(30);
    expect(await subjects()).toEqual([ending("in 30 days")]);
    await world.verify(shorter);
    await world.verify(await world.enter({ validTo: "2028-02-28" }));
    expect((await today()).certificates).toEqual([]);
    expect(await attention()).toEqual([]);
    await until(0);
    expect(await subjects()).toEqual([ending("in 30 days")]);
  });

  it("not while a renewal that lasts longer is waiting, and belatedly once that is rejected", async () => {
    await world.verify(await world.enter({ validTo: ENDS }));
    const renewal = await world.enter({ validTo: "2028-02-28" });
    await until(28);
    expect(await subjects()).toEqual([]);
    expect((await today()).certificates).toMatchObject([{ what: "ending", renewalWaits: true }]);
    await reject(renewal);
    await until(27);
    expect(await subjects()).toEqual([ending("in 27 days")]);
    expect((await today()).certificates).toMatchObject([
      { what: "ending", renewalWaits: false },
      { what: "rejected" },
    ]);
  });

  it("A reminder is sent even if a certificate of another kind that lasts longer is verified", async () => {
    await world.verify(await world.enter({ validTo: ENDS }));
    await world.verify(await world.enter({ certification: "fairTrade", validTo: "2029-01-31" }));
    await until(60);
    expect(await subjects()).toEqual([ending("in 60 days")]);
  });

  it("belatedly if the day was missed, and once if two were", async () => {
    await world.verify(await world.enter({ validTo: ENDS }));
    world.clock.pass((LASTS - 26) * DAY);
    await Promise.all([remindOfCertificates(world.deps), remindOfCertificates(world.deps)]);
    expect(await subjects()).toEqual([ending("in 26 days")]);
  });

  it("during the day, and only if the certificate is verified", async () => {
    const id = await world.enter({ validTo: ENDS });
    world.clock.pass((LASTS - 60) * DAY);
    expect(await remindOfCertificates(world.deps)).toBe(0);
    await world.signIn();
    await world.verify(id);
    world.clock.pass(-6 * HOUR);
    expect(await remindOfCertificates(world.deps)).toBe(0);
    world.clock.pass(6 * HOUR);
    expect(await remindOfCertificates(world.deps)).toBe(1);
  });
});

describe("A farm's Today page", () => {
  it("lists rejected and claimed certificates", async () => {
    await reject(await world.enter({ certification: "fairTrade" }));
    await database.sql`
      insert into farm_certifications (farm_id, certification, created_at) values (${world.farm}, 'salmonSafe', now())`;
    expect((await today()).certificates).toMatchObject([
      { what: "rejected", certification: "fairTrade" },
      { what: "claimed", certification: "salmonSafe" },
    ]);
  });

  it("no longer lists a rejected certificate once a later one of the same kind is verified", async () => {
    await world.verify(await world.enter({ certification: "fairTrade" }));
    world.clock.pass(60_000);
    await reject(await world.enter({ certification: "fairTrade", validTo: "2028-11-30" }));
    expect((await today()).certificates).toMatchObject([{ what: "rejected" }]);
    world.clock.pass(60_000);
    await world.verify(await world.enter({ certification: "organic" }));
    const later = await world.enter({ certification: "fairTrade", validTo: "2028-10-31" });
    expect((await today()).certificates).toMatchObject([{ what: "rejected" }]);
    await world.verify(later);
    expect((await today()).certificates).toEqual([]);
  });
});
