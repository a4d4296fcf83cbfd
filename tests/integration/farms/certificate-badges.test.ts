import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AppCaller } from "#server/routers/index.ts";
import { type CertificateWorld, certificateWorld } from "#tests/support/market/certificates.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { addProduct } from "#tests/support/market/market.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const ENDS = "2026-12-10";
const LASTS = 17;

let database: FreshDatabase;
let world: CertificateWorld;
let product: number;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await certificateWorld(database);
  product = await addProduct(world.deps.db, {
    farmId: world.farm,
    name: "Winter kale",
    organic: true,
  });
});
afterEach(() => world.app[Symbol.asyncDispose]());

const shopper = <Result>(run: (api: AppCaller) => Promise<Result>) => visitor(world.deps).call(run);

/** Whether each public place shows the goods, or their farm, as certified organic. */
async function shown(): Promise<Record<string, boolean>> {
  const { farm: id } = world;
  const [list, filtered, detail, facets, farms, farm, found] = await Promise.all([
    shopper((api) => api.catalog.list({})),
    shopper((api) => api.catalog.list({ organic: true })),
    shopper((api) => api.catalog.product({ id: product })),
    shopper((api) => api.catalog.facets({})),
    shopper((api) => api.farms.list()),
    shopper((api) => api.farms.byId({ id })),
    shopper((api) => api.catalog.list({ q: "kale", organic: true })),
  ]);
  return {
    card: list.items[0]?.organic ?? false,
    filter: filtered.items.length > 0,
    product: detail.organic,
    evidence: "certificates" in detail.farm && detail.farm.certificates.length > 0,
    facet: facets.organic > 0,
    farms: farms.find((one) => one.id === id)?.certifications.includes("organic") ?? false,
    farm: "certificates" in farm && farm.certificates.length > 0,
    search: found.items.length > 0,
  };
}
const PLACES = ["card", "filter", "product", "evidence", "facet", "farms", "farm", "search"];
const everywhere = (value: boolean) => Object.fromEntries(PLACES.map((place) => [place, value]));
const NOON = Date.parse("2026-11-23T20:00:00Z");
let lates = 0;
/** Passes enough time since the last reading for facet counts, which are cached for ten seconds. */
const later = () => {
  lates += 1;
  world.clock.pass(NOON + lates * 11_000 - world.clock.now().getTime());
};

describe("A certificate's badge", () => {
  it("shows from verification through the certificate's last day in the market's calendar", async () => {
    expect(await shown()).toEqual(everywhere(false));
    const id = await world.enter({ validTo: ENDS });
    later();
    expect(await shown()).toEqual(everywhere(false));
    await world.verify(id);
    later();
    expect(await shown()).toEqual(everywhere(true));
    // From noon to 11 p.m. on its last day in California, when it is already the next day in UTC.
    world.clock.pass(LASTS * DAY + 11 * 3_600_000);
    expect(await shown()).toEqual(everywhere(true));
    world.clock.pass(3_600_000);
    expect(await shown()).toEqual(everywhere(false));
  });

  it("disappears when an admin revokes the verification", async () => {
    const id = await world.enter();
    await world.verify(id);
    const [one] = await world.list();
    const seen = one?.submittedAt?.toISOString() ?? "";
    await world.admin.call((api) =>
      api.admin.certificates.reject({ id, seen, reason: "The issuer has revoked it" }),
    );
    later();
    expect(await shown()).toEqual(everywhere(false));
  });

  it("stays while a renewal is waiting, and continues with it once it is verified", async () => {
    await world.verify(await world.enter({ validTo: ENDS }));
    const renewal = await world.enter({ validTo: "2027-12-10", number: "OR-8000" });
    later();
    expect(await shown()).toEqual(everywhere(true));
    await world.verify(renewal);
    world.clock.pass((LASTS + 1) * DAY);
    expect(await shown()).toEqual(everywhere(true));
  });

  it("does not show for a certificate that is waiting, rejected, withdrawn or only claimed", async () => {
    await database.sql`
      insert into farm_certifications (farm_id, certification, state, issuer, number, valid_to, reason, created_at)
      select ${world.farm}, 'organic', state, 'CCOF', 'X', '2030-01-01', 'No', now()
      from unnest(array['waiting', 'rejected', 'withdrawn']::certificate_state[]) state`;
    later();
    expect(await shown()).toEqual(everywhere(false));
    await database.sql`
      update farm_certifications set state = 'claimed' where state = 'waiting'`;
    later();
    expect(await shown()).toEqual(everywhere(false));
  });

  it("shows the farm's own name for a certificate of another kind", async () => {
    await world.verify(await world.enter({ certification: "other", name: "Bee Friendly Farming" }));
    const detail = await shopper((api) => api.catalog.product({ id: product }));
    expect(detail.farm).toMatchObject({
      certificates: [
        {
          certification: "other",
          name: "Bee Friendly Farming",
          issuer: "CCOF",
          number: "OR-7731",
          validTo: "2027-11-30",
        },
      ],
    });
  });
});
