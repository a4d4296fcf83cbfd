import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nextSeasonMonth, seasonState } from "#shared/catalog/catalog.ts";
import { PACK_UNITS, unitPriceOf } from "#shared/catalog/weights/unit-price.ts";
import { weighingWords } from "#shared/catalog/weights/pack-weight.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { speak } from "#server/language.ts";
import { cardOf, type CardRow, cardText } from "#server/services/catalog/cards/cards.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const dayIn = (month: number) => ({ day: `2026-${String(month).padStart(2, "0")}-01`, month });

async function cardsIn(month: number, ids: readonly number[]) {
  const sql = database.db.$client;
  const rows = await sql<CardRow[]>`
    select ${cardText(sql, dayIn(month))} from products p where p.id = any(${[...ids]}::int[]) order by p.id`;
  return rows.map(cardOf);
}

describe("A card written by the database", () => {
  it("states the season by the rule, in every month for every season", async () => {
    const sql = database.db.$client;
    for (let month = 1; month <= 12; month += 1) {
      const rows = await sql<(CardRow & { months: number[] })[]>`
        select months, ${cardText(sql, dayIn(month))} from (
          select 0 as id, 0 as farm_id, false as organic, true as visible, null::int as expected_weight, 'lb'::pack_unit as pack_unit, '{"id":0' as card, 'food'::tax_category as tax_category,
            array(select m from generate_series(1, 12) m where mask & (1 << (m - 1)) > 0) as season_months
          from generate_series(0, 4095) mask) p
          cross join lateral (select p.season_months as months) months`;
      expect(rows).toHaveLength(4096);
      const wrong = rows.filter((row) => {
        const { season, returnsIn } = cardOf(row);
        const { months } = row;
        const next = months.includes(month) ? null : nextSeasonMonth(months, month);
        return season !== seasonState(months, month) || returnsIn !== next;
      });
      expect(wrong).toEqual([]);
    }
  });

  it("states the unit price by the rule", async () => {
    const sql = database.db.$client;
    const prices = [1, 2, 99, 100, 101, 125, 250, 999, 1000, 12_345, 99_999, 100_000, 123_456_789];
    const quantities = [
      0.1, 0.25, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 7, 8, 12, 16, 32, 33.3, 50, 64, 200,
    ];
    const rows = await sql<
      { price: number; quantity: number; unit: (typeof PACK_UNITS)[number]; text: string }[]
    >`
      select price, quantity, unit, unit_price_text(price, quantity, unit) as text
      from unnest(${prices}::int[]) price, unnest(${quantities}::float8[]) quantity,
        unnest(enum_range(null::pack_unit)) unit`;
    expect(rows).toHaveLength(prices.length * quantities.length * PACK_UNITS.length);
    for (const { price, quantity, unit, text } of rows) {
      const amount = formatUsd(unitPriceOf(cents(price), quantity));
      expect(text).toBe(unit === "each" ? `${amount} each` : `${amount}/${unit}`);
    }
  });

  it("states up to five units left, and whether any are available", async () => {
    const farmId = await addFarm(database.db);
    const made = [];
    for (const status of ["listed", "paused"] as const) {
      for (let onHand = 0; onHand <= 7; onHand += 1)
        made.push(await addProduct(database.db, { farmId, onHand, status }));
    }
    const cards = await cardsIn(6, made);
    expect(cards.map(({ left, available }) => [left, available])).toEqual([
      [0, false],
      ...[1, 2, 3, 4, 5].map((left) => [left, true]),
      [null, true],
      [null, true],
      ...[0, 1, 2, 3, 4, 5].map((left) => [left, false]),
      [null, false],
      [null, false],
    ]);
  });

  it("states the expected weight in the pack's unit, only for goods sold by weight", async () => {
    const farmId = await addFarm(database.db);
    const made: number[] = [];
    for (const expected of [355, 360, 400])
      made.push(
        await addProduct(database.db, {
          farmId,
          packQuantity: 4,
          expectedWeight: weight(expected),
        }),
      );
    for (const expected of [46, 50]) {
      const wedge = { packQuantity: 8, packUnit: "oz", expectedWeight: weight(expected) } as const;
      made.push(await addProduct(database.db, { farmId, ...wedge }));
    }
    const plain = await addProduct(database.db, { farmId });
    const cards = await cardsIn(6, [...made, plain]);
    expect(cards.map(({ weightText }) => weightText)).toEqual([
      "about 3.55 lb, priced by weight",
      "about 3.6 lb, priced by weight",
      "about 4 lb, priced by weight",
      "about 7.4 oz, priced by weight",
      "about 8 oz, priced by weight",
      undefined,
    ]);
    const [spanish] = await speak("es", () => cardsIn(6, made));
    expect(spanish?.weightText).toBe("cerca de 3.55 lb, precio según el peso");
    const measure = { quantity: 4, unit: "lb" } as const;
    const said = weighingWords({ price: cents(500), measure, expectedWeight: weight(355) });
    expect(said.short).toContain("Usually about 3.55 lb.");
  });

  it("preserves every character of names and badges", async () => {
    const farmId = await addFarm(database.db);
    const name = 'Jalape\u00f1o "hot" \\ \n\t\u0001 {},[] \u2028 \ud83c\udf36';
    const id = await addProduct(database.db, { farmId, name, badge: '"}', pack: "1\\2 lb" });
    const plain = await addProduct(database.db, { farmId });
    expect(await cardsIn(6, [id, plain])).toEqual([
      expect.objectContaining({ id, farmId, name, badge: '"}', pack: "1\\2 lb" }),
      expect.objectContaining({ id: plain, badge: null, price: 500, organic: false }),
    ]);
  });
});
