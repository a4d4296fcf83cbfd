import { describe, expect, test } from "vitest";
import { type BoxTurn, goodsInTurn, restingIn } from "#shared/boxes/box-turn.ts";
import { BOX_CATEGORIES, BOX_SIZES, type BoxGoods, fillBox } from "#shared/boxes/boxes.ts";
import { lotOf } from "#shared/boxes/lots.ts";
import { cents } from "#shared/money.ts";

const FARMS = Array.from({ length: 60 }, (_, at) => at + 1);
const WEEKS = 24;
const HOUSEHOLDS = 40;

/** The goods of one season: each farm has one to five, from $2.50 to $13.50. */
const GOODS: readonly BoxGoods[] = FARMS.flatMap((farmId) =>
  Array.from({ length: 1 + Math.floor(lotOf("goods", farmId) * 5) }, (_, nth) => {
    const id = farmId * 10 + nth;
    const kind = Math.floor(lotOf("farm", farmId) * 4 + lotOf("kind", id) * 3);
    const category = BOX_CATEGORIES[kind % BOX_CATEGORIES.length]!;
    return {
      id,
      farmId,
      category,
      price: cents(250 + Math.floor(lotOf("price", id) ** 2 * 1_100)),
    };
  }),
);
const FARM_OF = new Map(GOODS.map(({ id, farmId }) => [id, farmId]));

type Box = readonly number[];

/** Every week's boxes, by household. Demand counts eight weeks of boxes, up to the week before last. */
function simulate(goods: readonly BoxGoods[], weeks: number): Box[][] {
  const filled: Box[][] = [];
  for (let week = 0; week < weeks; week += 1) {
    const counted = filled.slice(Math.max(0, week - 9), Math.max(0, week - 1)).flat(2);
    const demand = new Map(FARMS.map((id) => [id, 0]));
    for (const id of counted) {
      const farm = FARM_OF.get(id) ?? 0;
      demand.set(farm, (demand.get(farm) ?? 0) + 1);
    }
    filled.push(
      Array.from({ length: HOUSEHOLDS }, (_, home) => {
        const last = [1, 2].flatMap((ago) => filled[week - ago]?.slice(home, home + 1) ?? []);
        return boxOf(goods, home, { seed: `${week}:${home}`, demand, last });
      }),
    );
  }
  return filled;
}

function boxOf(goods: readonly BoxGoods[], home: number, turn: BoxTurn): Box {
  const size = BOX_SIZES[home % BOX_SIZES.length]!;
  const box = fillBox({ goods: goodsInTurn(goods, turn), size, resting: restingIn(turn) });
  expect(box).not.toBeNull();
  return box!.map(({ id }) => id);
}

/** Goods that a household gets in three boxes in a row. */
function thirdTimes(filled: readonly Box[][]): number[] {
  return filled.flatMap((week, at) =>
    week.flatMap((box, home) =>
      box.filter((id) => [1, 2].every((ago) => filled[at - ago]?.[home]?.includes(id))),
    ),
  );
}

describe("weekly boxes filled from 60 farms", () => {
  const filled = simulate(GOODS, WEEKS);

  test("never repeat goods three weeks in a row while other goods fit", () => {
    expect(thirdTimes(filled)).toEqual([]);
  });

  test("include goods from every farm, between 0.45 and 1.5 times the average share", () => {
    const units = FARMS.map(
      (farm) => filled.flat(2).filter((id) => FARM_OF.get(id) === farm).length,
    );
    const share = units.reduce((sum, count) => sum + count, 0) / FARMS.length;
    const spread = Math.sqrt(
      units.reduce((sum, count) => sum + (count / share - 1) ** 2, 0) / FARMS.length,
    );
    expect(Math.min(...units) / share).toBeGreaterThan(0.45);
    expect(Math.max(...units) / share).toBeLessThan(1.5);
    expect(spread).toBeLessThan(0.15);
  });

  test("differ between households, and rarely repeat goods of the week before", () => {
    for (const week of filled) {
      const small = week
        .filter((_, home) => home % BOX_SIZES.length === 0)
        .map((box) => box.join());
      expect(new Set(small).size).toBe(small.length);
    }
    const again = filled
      .slice(1)
      .flatMap((week, at) =>
        week.flatMap((box, home) => box.filter((id) => filled[at]![home]!.includes(id))),
      );
    expect(again.length / filled.flat(2).length).toBeLessThan(0.05);
  });

  test("are the same for the same turn, so that the box that was shown is the box that comes", () => {
    expect(simulate(GOODS, 3)).toEqual(filled.slice(0, 3));
  });
});

test("goods return after two boxes only if there are too few others", () => {
  const few = GOODS.filter(({ farmId }) => farmId <= 5);
  const { box, turn } = [1, 2, 3].reduce<{ box: Box; turn: BoxTurn }>(
    ({ box: before, turn: { last } }, week) => {
      const held = before.length > 0 ? [before, ...last].slice(0, 2) : [];
      const next = { seed: `${week}`, demand: new Map<number, number>(), last: held };
      return { box: boxOf(few, 2, next), turn: next };
    },
    { box: [], turn: { seed: "", demand: new Map(), last: [] } },
  );
  expect(box).toHaveLength(11);
  expect(box.some((id) => restingIn(turn).has(id))).toBe(true);
});
