import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppCaller } from "#server/routers/index.ts";
import { cents } from "#shared/money.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["person"]>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
});
afterAll(() => world[Symbol.asyncDispose]());

const TERMS: Parameters<AppCaller["admin"]["promotions"]["make"]>[0] = {
  code: "spring10",
  kind: "percent",
  value: 1_000,
  farmId: null,
  minimum: 2_000,
  firstOrder: true,
  perPerson: 1,
  inAll: 100,
  startsOn: null,
  endsOn: null,
};
const make = (terms: Partial<typeof TERMS> = {}) =>
  admin.call((api) => api.admin.promotions.make({ ...TERMS, ...terms }));
const codes = async () => (await admin.call((api) => api.admin.promotions.list())).codes;

describe("Promotion codes of the team", () => {
  it("are made once, listed with their uses, and ended for good", async () => {
    await make();
    const taken = "with these letters already";
    await expect(make({ code: "Spring10", value: 2_000 })).rejects.toThrow(taken);
    const [code] = await codes();
    const shown = { code: "SPRING10", minimum: cents(2_000), uses: 0, cost: 0, isEnded: false };
    expect(code).toMatchObject(shown);
    const end = () => admin.call((api) => api.admin.promotions.end({ id: code!.id }));
    await end();
    await expect(make()).rejects.toThrow(taken);
    await expect(end()).rejects.toThrow("We cannot find that promotion code");
    expect(await codes()).toMatchObject([{ code: "SPRING10", isEnded: true }]);
    const audit = await world.market.database.sql<object[]>`
      select action, subject_name as name, detail from audit_log where subject_kind = 'promotion' order by id`;
    expect(audit).toEqual([
      {
        action: "promotion.made",
        name: "SPRING10",
        detail: {
          promotionBps: 1_000,
          minimumCents: 2_000,
          firstOrder: true,
          perPerson: 1,
          inAll: 100,
        },
      },
      { action: "promotion.ended", name: "SPRING10", detail: {} },
    ]);
  });

  it("are made once when the same admin repeats the call, and not for another admin", async () => {
    const terms = { code: "AGAIN10", endsOn: "2027-01-31" };
    await Promise.all([make(terms), make(terms)]);
    await make(terms);
    expect((await codes()).filter(({ code }) => code === "AGAIN10")).toHaveLength(1);
    const audits = await world.market.database.sql`
      select from audit_log where action = 'promotion.made' and subject_name = 'AGAIN10'`;
    expect(audits).toHaveLength(1);
    const colleague = await world.person("admin");
    await expect(
      colleague.call((api) => api.admin.promotions.make({ ...TERMS, ...terms })),
    ).rejects.toThrow("with these letters already");
  });

  it.each<[string, Partial<typeof TERMS>]>([
    ["what the checkout reads as a gift card", { code: "SPR7NGBEANS8KEGS" }],
    ["more than the whole price", { value: 10_001 }],
    ["nothing", { value: 0 }],
    ["more than $200.00", { kind: "amount", value: 20_001 }],
    ["a farm's free delivery", { kind: "delivery", value: 0, farmId: 1 }],
    ["days that end before they begin", { startsOn: "2026-12-02", endsOn: "2026-12-01" }],
    ["no uses", { inAll: 0 }],
    ["a code with a space", { code: "SPRING 10" }],
  ])("are refused when they say %s", async (_name, terms) => {
    const before = (await codes()).length;
    await expect(make({ code: "AUTUMN10", ...terms })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await codes()).toHaveLength(before);
  });

  it("of a farm that is not there are refused on its field, and nothing is written", async () => {
    const before = (await codes()).length;
    await expect(make({ code: "AUTUMN10", farmId: 2_147_483_647 })).rejects.toMatchObject({
      cause: { code: "invalid", message: "Choose the farm again.", details: { field: "farmId" } },
    });
    expect(await codes()).toHaveLength(before);
  });

  it("are for admins alone", async () => {
    const customer = await world.person();
    await expect(customer.call((api) => api.admin.promotions.list())).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
