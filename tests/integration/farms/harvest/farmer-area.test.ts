import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, businessDayAt } from "#shared/time.ts";
import { speak } from "#server/language.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";
import { CONFLICT, NOT_FOUND } from "#tests/support/refusals.ts";

let at: HarvestDay;
beforeAll(async () => {
  at = await openHarvestDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

describe("A farm's sales", () => {
  it("add up to the order lines, the refunds and the ledger", async () => {
    const [number] = await at.locked({ beets: 4, plums: 2 }, { leeks: 2 });
    await at.short(at.fern, number!, at.ids.beets, 1);
    const today = businessDayAt(at.clock.now());
    const sales = await at.fern.call((api) =>
      api.farmer.sales({ from: addDays(today, -364), to: today }),
    );
    const { sql } = at.market.database;
    const [lines] = await sql`
      select sum(quantity)::int as units, sum(line_total_cents)::int as goods from order_lines
      where farm_id = ${at.ids.farmId}`;
    const [back] = await sql`
      select sum(l.amount_cents)::int as refunds, sum(l.quantity)::int as returned from refund_lines l
      join order_lines o using (order_id, product_id) where o.farm_id = ${at.ids.farmId}`;
    const [owed] = await sql`
      select -sum(amount_cents)::int as share from ledger_entries where farm_id = ${at.ids.farmId}`;
    expect(sales.total).toMatchObject({ ...lines, ...back, ...owed });
    expect(sales.total.goods - sales.total.refunds).toBe(
      sales.total.commission + sales.total.share,
    );
    for (const part of [sales.products, sales.days]) {
      expect(part.reduce((sum, { share }) => sum + share, 0)).toBe(sales.total.share);
    }
    const glance = await at.fern.call((api) => api.farmer.today());
    expect(glance.balance.earned + glance.balance.pending).toBe(owed!["share"]);
    expect(glance.due).toEqual([expect.objectContaining({ day: at.day.current, waiting: 1 })]);
    const csv = await at.fern.call((api) => api.farmer.salesCsv({ from: today, to: today }));
    expect(csv).toContain("Your share");
  });
});

describe("The farmer area", () => {
  it("never shows or changes another farm's data (ASVS 8.2.2)", async () => {
    const [number] = await at.locked({ beets: 2, plums: 1 });
    const mark = { orderNumber: number!, productId: at.ids.beets };
    const farmId = at.ids.farmId;
    const attempts = [
      at.gus.call((api) => api.farmer.ready(mark)),
      at.gus.call((api) => api.farmer.notReady(mark)),
      at.gus.call((api) => api.farmer.short({ ...mark, units: 1, before: 0, reason: "pests" })),
      at.gus.call((api) => api.farmer.harvest({ day: at.day.current, farmId })),
      at.gus.call((api) => api.farmer.harvestCsv({ day: at.day.current, farmId })),
      at.gus.call((api) => api.farmer.today({ farmId })),
      at.gus.call((api) => api.farmer.sales({ from: at.day.current, to: at.day.current, farmId })),
      at.gus.call((api) =>
        api.farmer.salesCsv({ from: at.day.current, to: at.day.current, farmId }),
      ),
      at.gus.call((api) => api.farmer.ready({ ...mark, farmId })),
      at.gus.call((api) =>
        api.farmer.productReady({
          day: at.day.current,
          productId: at.ids.beets,
          waiting: 2,
          farmId,
        }),
      ),
      at.ada.call((api) => api.farmer.harvest({ day: at.day.current, farmId: 999_999 })),
      at.ada.call((api) => api.farmer.harvest({ day: at.day.current })),
    ];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: "rejected", reason: NOT_FOUND });
    }
    const product = { day: at.day.current, productId: at.ids.beets, waiting: 2 };
    const all = at.gus.call((api) => api.farmer.productReady(product));
    await expect(all).rejects.toMatchObject(CONFLICT);
    const missing = at.gus.call((api) =>
      api.farmer.productShort({ ...product, units: 1, reason: "pests" }),
    );
    await expect(missing).rejects.toMatchObject(CONFLICT);
    expect((await at.harvest(at.gus)).products.map(({ name }) => name)).toEqual(["Others plums"]);
    expect((await at.lineOf(number!, at.ids.beets)).harvestedAt).toBeNull();
  });

  it("is closed to customers and to logistics", async () => {
    for (const who of [at.ana, at.lou]) {
      await expect(at.harvest(who)).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });

  it("lets an admin act for any farm, and audits what the admin marks", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    const own = { id: at.ids.farmId, name: "Fern Farm" };
    expect(await at.ada.call((api) => api.farmer.farms())).toContainEqual(own);
    expect(await at.fern.call((api) => api.farmer.farms())).toEqual([own]);
    const beets = { orderNumber: number!, productId: at.ids.beets, farmId: at.ids.farmId };
    await at.ready(at.fern, number!, at.ids.leeks);
    await at.ada.call((api) => api.farmer.ready(beets));
    await at.ada.call((api) => api.farmer.notReady(beets));
    await at.ada.call((api) =>
      api.farmer.short({ ...beets, units: 1, before: 0, reason: "weather" }),
    );
    const [log] = await at.market.database.sql`
      select string_agg(concat_ws(' ', actor_name, action, detail->>'units'), ',' order by id) as said
      from audit_log where detail->>'order' = ${number!}`;
    expect(log!["said"]).toBe("ada harvest.ready 2,ada harvest.not_ready 2,ada harvest.short 1");
  });

  it("has no farm for a farmer who does not belong to one", async () => {
    const newcomer = await at.farmer("newcomer");
    expect(await newcomer.call((api) => api.farmer.farms())).toEqual([]);
    await expect(newcomer.call((api) => api.farmer.today())).rejects.toMatchObject(NOT_FOUND);
  });

  it("shows sold products in Spanish if their name has not changed since the sale", async () => {
    await at.locked({ beets: 2, leeks: 1 });
    await at.market.database.sql`
      update products set name_es = 'Betabel dorado' where id = ${at.ids.beets}`;
    await at.market.database.sql`
      update products set name_es = 'Poro', name = 'Baby leeks' where id = ${at.ids.leeks}`;
    const days = { from: addDays(at.day.current, -14), to: at.day.current };
    const { products } = await speak("es", () => at.fern.call((api) => api.farmer.sales(days)));
    expect(products.map(({ name }) => name)).toEqual(["Betabel dorado", "Own leeks"]);
  });

  it("refuses invalid units, reasons and days", async () => {
    const bad = { code: "BAD_REQUEST" };
    const mark = { orderNumber: "FUR-2222-2222", productId: at.ids.beets, before: 0 };
    for (const units of [0, -1, 1.5]) {
      const attempt = at.fern.call((api) => api.farmer.short({ ...mark, units, reason: "pests" }));
      await expect(attempt).rejects.toMatchObject(bad);
    }
    const reason = "laziness" as "pests";
    const reasonless = at.fern.call((api) => api.farmer.short({ ...mark, units: 1, reason }));
    await expect(reasonless).rejects.toMatchObject(bad);
    const odd = at.fern.call((api) => api.farmer.harvest({ day: "2026-02-31" }));
    await expect(odd).rejects.toMatchObject(bad);
    const turned = at.fern.call((api) =>
      api.farmer.sales({ from: at.day.current, to: addDays(at.day.current, -1) }),
    );
    await expect(turned).rejects.toMatchObject(bad);
  });
});
