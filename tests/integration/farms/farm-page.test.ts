import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { reopenPausedFarms } from "#server/services/farms/farm-page-edit.ts";
import { login } from "#tests/support/market/people/accounts.ts";
import { DAY, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;
let farmer: Visitor;
let admin: Visitor;
let own: number;
let foreign: number;
let product: number;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "farms", "products", "audit_log", "throttles");
  clock = movableClock();
  deps = testDeps(database.db, { clock });
  await seedDemoAccounts(deps);
  own = await addFarm(deps.db, { name: "Frog Song" });
  foreign = await addFarm(deps.db, { name: "Low Tide" });
  product = await addProduct(deps.db, { farmId: own });
  [farmer, admin] = [visitor(deps), visitor(deps)];
  const { id: userId } = await farmer.call(login("farmer", DEMO_PASSWORD));
  await deps.db.delete(farmMembers);
  await deps.db.insert(farmMembers).values({ userId, farmId: own, ...written() });
  await admin.call(login("admin", DEMO_PASSWORD));
});

type Page = AppCaller["farmer"]["page"];
const ask = <Result>(run: (api: Page) => Promise<Result>, who = farmer) =>
  who.call((api) => run(api.farmer.page));
const fields = {
  tagline: "Greens from the wet meadow.",
  story: "First.\n\n\n Second. \n",
  quote: "It croaks, so it lives.",
  quoteBy: "Ida Kaiser",
  practices: "No till\n\nFrogs welcome",
  growing: ["low-till" as const, "cover-crops" as const],
  sinceYear: 2001,
  acreage: 9,
  legalName: "Wet Meadow Partners, LLC",
  taglineEs: "",
  storyEs: "",
  quoteEs: "",
  practicesEs: "",
};
const save = async (change: object = {}, who = farmer) => {
  const { fields: seen } = await ask((api) => api.read({ farmId: own }), who);
  return ask((api) => api.save({ ...fields, seen, farmId: own, ...change }), who);
};
const stored = async (id = own) => (await deps.db.select().from(farms).where(eq(farms.id, id)))[0];
const log = () => deps.db.select().from(auditLog).orderBy(auditLog.id);
const inShop = async () =>
  (await visitor(deps).call((api) => api.catalog.list({}))).items.map(({ id }) => id);

describe("A farm's page", () => {
  it("can be edited by its people, is shown to shoppers immediately, and has its changes audited", async () => {
    await save();
    const page = await visitor(deps).call((api) => api.farms.byId({ id: own }));
    expect(page).toMatchObject({
      tagline: "Greens from the wet meadow",
      story: ["First.", "Second."],
      practices: ["No till", "Frogs welcome"],
      sinceYear: 2001,
      acreage: 9,
    });
    // Its legal name is only for its statements.
    expect(JSON.stringify(page)).not.toContain("Partners, LLC");
    expect((await ask((api) => api.read({}))).fields).toMatchObject({
      legalName: "Wet Meadow Partners, LLC",
      story: "First.\n\nSecond.",
      practices: "No till\nFrogs welcome",
      growing: ["cover-crops", "low-till"],
    });
    expect(await log()).toMatchObject([
      {
        action: "farm.page_changed",
        actorName: "farmer",
        subjectId: String(own),
        detail: { acreage: { from: 40, to: 9 } },
      },
    ]);
    await save();
    expect(await log()).toHaveLength(1);
  });

  it("is shown in Spanish where the farm wrote Spanish, and otherwise in English, marked as such", async () => {
    await save({ taglineEs: "Verduras de la vega.", storyEs: "Uno.\n\nDos." });
    const read = () => visitor(deps).call((api) => api.farms.byId({ id: own }));
    expect(await speak("es", read)).toMatchObject({
      tagline: "Verduras de la vega",
      story: ["Uno.", "Dos."],
      quote: "It croaks, so it lives.",
      practices: ["No till", "Frogs welcome"],
      untranslated: { quote: "en", practices: "en" },
    });
    const inEnglish = { tagline: "Greens from the wet meadow", story: ["First.", "Second."] };
    expect(await read()).toMatchObject({ ...inEnglish, untranslated: {} });
    const list = () => visitor(deps).call((api) => api.farms.list());
    const inList = (await speak("es", list)).find(({ id }) => id === own);
    expect(inList).toMatchObject({ tagline: "Verduras de la vega", untranslated: {} });
    expect((await ask((api) => api.read({}))).fields).toMatchObject({ storyEs: "Uno.\n\nDos." });
  });

  it("is shown in Spanish to everyone where the farm wrote only Spanish", async () => {
    await save({ story: "", storyEs: "Uno." });
    const page = await visitor(deps).call((api) => api.farms.byId({ id: own }));
    expect(page).toMatchObject({ story: ["Uno."], untranslated: { story: "es" } });
  });

  it("cannot be read or changed by another farm", async () => {
    const before = await stored(foreign);
    const seen = {};
    const notFound = { cause: { code: "not_found" } };
    for (const call of [
      () => ask((api) => api.read({ farmId: foreign })),
      () => ask((api) => api.save({ ...fields, seen, farmId: foreign })),
      () => ask((api) => api.pause({ farmId: foreign })),
      () => ask((api) => api.reopen({ farmId: foreign })),
    ]) {
      await expect(call()).rejects.toMatchObject(notFound);
    }
    expect(await stored(foreign)).toEqual(before);
    await deps.db.delete(farmMembers);
    await expect(ask((api) => api.read({}))).rejects.toMatchObject(notFound);
  });

  it("can be edited by the team, which is audited under the admin's name", async () => {
    await save({}, admin);
    expect((await log())[0]?.actorName).toBe("admin");
  });

  it("keeps both changes when two people edit different fields", async () => {
    await save();
    const { fields: seen } = await ask((api) => api.read({}));
    await save({ story: "Told anew." }, admin);
    await ask((api) => api.save({ ...seen, acreage: 12, seen }));
    expect(await stored()).toMatchObject({ story: ["Told anew."], acreage: 12 });
    expect((await log()).at(-1)?.detail).toEqual({ acreage: { from: 9, to: 12 } });
  });

  it("is not overwritten if someone else has changed the same field in the meantime", async () => {
    const { fields: seen } = await ask((api) => api.read({}));
    await save({ acreage: 10 }, admin);
    await expect(ask((api) => api.save({ ...fields, seen }))).rejects.toMatchObject({
      cause: { code: "conflict" },
    });
    expect((await stored())?.acreage).toBe(10);
  });

  it.each([
    [{ tagline: "" }, "Please say in a line what you grow"],
    [{ tagline: "a".repeat(101) }, "Please use at most 100 characters"],
    [{ story: Array(9).fill("Word.").join("\n\n") }, "Please keep this to 8 paragraphs"],
    [{ story: "a".repeat(1_201) }, "Please keep each of the paragraphs to 1,200 characters"],
    [{ practices: Array(11).fill("Frogs").join("\n") }, "Please keep this to 10 practices"],
    [{ quote: "one\u0007two" }, "Please remove the special characters"],
    [{ sinceYear: 12 }, "Please enter a year"],
    [{ sinceYear: 2027 }, "Please enter this year or an earlier one"],
    [{ taglineEs: "a".repeat(101) }, "Please use at most 100 characters"],
    [{ storyEs: Array(9).fill("Uno.").join("\n\n") }, "Please keep this to 8 paragraphs"],
    [{ acreage: 0.5 }, "Please enter the acres"],
  ])("refuses %j with a clear message", async (wrong, message) => {
    await expect(save(wrong)).rejects.toThrow(message);
    expect(await log()).toEqual([]);
  });
});

describe("A farm's pause", () => {
  it("removes its products from the shop immediately, and reopening brings them back", async () => {
    expect(await inShop()).toEqual([product]);
    await ask((api) => api.pause({ until: "2026-12-01" }));
    expect(await inShop()).toEqual([]);
    expect(await ask((api) => api.read({}))).toMatchObject({
      status: "paused",
      pausedUntil: "2026-12-01",
    });
    await ask((api) => api.reopen({}));
    expect(await inShop()).toEqual([product]);
    expect((await log()).map(({ action, actorName }) => [action, actorName])).toEqual([
      ["farm.paused", "farmer"],
      ["farm.opened", "farmer"],
    ]);
  });

  it("ends automatically on its last day, once, even with several processes", async () => {
    await ask((api) => api.pause({ until: "2026-11-25" }));
    clock.pass(DAY);
    expect(await reopenPausedFarms(deps)).toBe(0);
    clock.pass(DAY);
    const reopened = await Promise.all([reopenPausedFarms(deps), reopenPausedFarms(deps)]);
    expect(reopened.reduce((sum, count) => sum + count)).toBe(1);
    expect(await inShop()).toEqual([product]);
    expect((await log()).at(-1)).toMatchObject({ action: "farm.opened", actorName: "Furrow" });
  });

  it("without an end lasts until the farm reopens", async () => {
    await ask((api) => api.pause({}));
    clock.pass(400 * DAY);
    expect(await reopenPausedFarms(deps)).toBe(0);
  });

  it("needs a future day to end on", async () => {
    await expect(ask((api) => api.pause({ until: "2026-11-23" }))).rejects.toThrow(
      "Please choose a day in the future",
    );
  });

  it("cannot be started or ended by a farm that the market has suspended", async () => {
    await deps.db.update(farms).set({ status: "suspended" }).where(eq(farms.id, own));
    await expect(ask((api) => api.reopen({}))).rejects.toThrow("The market has closed this farm");
    await expect(ask((api) => api.pause({}))).rejects.toThrow("The market has closed this farm");
    expect((await stored())?.status).toBe("suspended");
  });
});
