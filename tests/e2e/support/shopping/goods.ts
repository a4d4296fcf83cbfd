import type { Sql } from "postgres";

/** A product that only one test uses. Prices in cents. */
export type Goods = {
  id: number;
  name: string;
  /** Name on Spanish pages. */
  spanishName: string;
  price: number;
  farmId: number;
  farmName: string;
};

/** Key space of the advisory locks that reserve products for one test. */
const CLAIMS = 20_417;
const PLENTY = 500;

/** Products that a test claims for itself until it gives them back. */
export type Shelf = {
  /** Claims `count` products that no other running test uses, each of another farm, with plenty in stock. */
  claim(count: number): Promise<Goods[]>;
  /** Claims a product that is sold by weight. */
  claimByWeight(): Promise<Goods>;
  /** Claims another `count` products of the farm of `goods`. */
  claimFrom(goods: Goods, count: number): Promise<Goods[]>;
  setPrice(goods: Goods, price: number): Promise<void>;
  /** Sets the units available from now on; what others hold stays held. */
  setLeft(goods: Goods, units: number): Promise<void>;
  /** Returns the available units. */
  left(goods: Goods): Promise<number>;
  /** Restores prices and stock and releases the products for other tests. */
  restore(): Promise<void>;
};

/** `sql` must be a single connection: the claims last as long as it does. */
export function openShelf(sql: Sql): Shelf {
  const claimed: Goods[] = [];

  /**
   * Prefers goods in season, since out-of-season ones use different wording when sold out. Then takes the end of the
   * shop's list, as other tests use its first pages. Goods with units held by earlier tests come later: their stock
   * cannot be set as low as what is held. Goods sold by weight must be weighed before packing, so they are
   * returned only on request.
   */
  const candidates = (farmId: number | null, isByWeight = false) => sql<Goods[]>`
    select id, name, coalesce(name_es, name) as "spanishName", price_cents as price, farm_id as "farmId", farm_name as "farmName"
    from products
    where visible and status = 'listed' and (expected_weight is not null) = ${isByWeight} and price_cents between 300 and 5000
      and ${farmId === null ? sql`true` : sql`farm_id = ${farmId}`}
    order by extract(month from now())::int = any(season_months) desc,
      (select reserved from stock where product_id = products.id) > 0, rank desc, id desc`;

  const take = async (goods: Goods): Promise<boolean> => {
    if (claimed.some(({ id }) => id === goods.id)) return false;
    const [row] = await sql<{ locked: boolean }[]>`
      select pg_try_advisory_lock(${CLAIMS}, ${goods.id}) as locked`;
    if (!row?.locked) return false;
    claimed.push(goods);
    await setLeft(goods, PLENTY);
    return true;
  };

  const takeSome = async (
    count: number,
    from: Promise<Goods[]>,
    fits: (goods: Goods, taken: Goods[]) => boolean = () => true,
  ) => {
    const taken: Goods[] = [];
    for (const goods of await from) {
      if (taken.length === count) break;
      if (fits(goods, taken) && (await take(goods))) taken.push(goods);
    }
    if (taken.length < count) throw new Error(`No ${count} products are free for this test`);
    return taken;
  };

  const setPrice = async ({ id }: Goods, price: number) => {
    await sql`update products set price_cents = ${price} where id = ${id}`;
  };
  const setLeft = async ({ id }: Goods, units: number) => {
    await sql`update stock set on_hand = reserved + ${units},
      received = reserved + ${units} + sold + written_off where product_id = ${id}`;
  };

  return {
    claim: (count) =>
      takeSome(count, candidates(null), (goods, taken) =>
        taken.every((other) => other.farmId !== goods.farmId),
      ),
    claimByWeight: async () => (await takeSome(1, candidates(null, true)))[0]!,
    claimFrom: ({ farmId }, count) => takeSome(count, candidates(farmId)),
    setPrice,
    setLeft,
    async left({ id }) {
      const [row] = await sql<{ left: number }[]>`
        select on_hand - reserved as left from stock where product_id = ${id}`;
      return row?.left ?? 0;
    },
    async restore() {
      for (const goods of claimed) {
        await setPrice(goods, goods.price);
        await setLeft(goods, PLENTY);
      }
      await sql`select pg_advisory_unlock_all()`;
    },
  };
}
