import { farmMembers } from "#db/schema/accounts/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import {
  begin,
  firstBox,
  HOME,
  household,
  type Household,
} from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { written } from "#tests/support/market/written.ts";

/** The customer's and the farm's rows that others try to access. */
export type OwnedRows = {
  session: string;
  address: string;
  view: string;
  alert: string;
  card: string;
  box: string;
  order: string;
  credit: number;
  product: number;
  farm: number;
  certificate: number;
  review: string;
  question: string;
  note: string;
  visit: string;
  payout: string;
};
/** The input of a procedure. */
export type CalledWith = Record<string, unknown>;

type World = { market: MarketPlace; deps: Deps };
export type OwnedMarket = Awaited<ReturnType<typeof openOwnedRows>>;

/** A market with one row of each kind that a customer or a farm owns; Ben and Gus are another customer and farmer. */
export async function openOwnedRows() {
  const market = await openMarketPlace();
  const deps: Deps = { ...market.deps, clock: movableClock("2026-11-23T18:00:00Z") };
  const world = { market, deps };
  const { db, sql } = market.database;
  const farm = await addFarm(db, { name: "Fern Farm" });
  await addProduct(db, { farmId: farm, slug: "ferns-beets" });
  const product = await setStock(db, "ferns-beets", 900);
  await farmerOf(world, "fern", farm);
  const gus = await farmerOf(world, "gus", await addFarm(db, { name: "Gus Farm" }));
  const ana = await household(market, deps);
  const ben = await household(market, deps);
  await begin(ana);
  await sql`update users set email_verified_at = now()`;
  const [claim] = await sql`
    insert into farm_certifications (farm_id, certification, created_at) values (${farm}, 'organic', now()) returning id`;
  const [payout] = await sql<{ id: string }[]>`
    with run as (insert into payout_runs (day, drafted_at, created_at, updated_at) values ('2026-12-01', now(), now(), now()) returning id)
    insert into payouts (run_id, farm_id, amount_cents, created_at, updated_at) select run.id, ${farm}, 1000, now(), now() from run returning id`;
  const [visit] = await sql<{ id: string }[]>`
    insert into farm_visits (farm_id, starts_at, ends_at, places, text, bring, meeting_point, created_at)
    values (${farm}, '2026-12-05T18:00:00Z', '2026-12-05T20:00:00Z', 10, 'Beets.', '', 'At the gate.', now()) returning id`;
  const [review] = await sql<{ id: string }[]>`
    insert into product_reviews (product_id, user_id, rating, text, created_at, written_at)
    values (${product}, ${ana.user.id}, 5, 'Sweet.', now(), now()) returning id`;
  const [question] = await sql<{ id: string }[]>`
    insert into farm_questions (farm_id, user_id, text, created_at)
    values (${farm}, ${ana.user.id}, 'Do you spray your beets?', now()) returning id`;
  const [note] = await sql<{ id: string }[]>`
    insert into farm_notes (farm_id, text, created_at) values (${farm}, 'The beets are up.', now()) returning id`;
  const ofFarm = {
    note: note!.id,
    question: question!.id,
    review: review!.id,
    visit: visit!.id,
    product,
    farm,
    certificate: Number(claim?.["id"]),
    payout: payout!.id,
  };
  const rows: OwnedRows = { ...(await rowsOf(world, ana)), ...ofFarm };
  return { ...world, rows, ben, gus, [Symbol.asyncDispose]: () => market[Symbol.asyncDispose]() };
}

/** A farmer of the farm. */
async function farmerOf({ market, deps }: World, username: string, farmId: number) {
  const { db, sql } = market.database;
  const person = await registered(deps, {
    username,
    email: `${username}@furrow.example`,
  });
  await sql`update users set role = 'farmer' where id = ${person.user.id}`;
  await db.insert(farmMembers).values({ userId: person.user.id, farmId, ...written() });
  return person;
}

/** Creates one row of each kind that a customer owns. */
async function rowsOf({ market, deps }: World, customer: Household) {
  const { sql } = market.database;
  const { email } = customer.user;
  const goods = [{ slug: "ferns-beets", quantity: 3 }];
  const order = await placedOrder(market, deps, customer, { goods, email });
  await customer.call((api) =>
    api.accounts.customer.saveAddress({
      ...HOME,
      label: "Home",
      isDefault: true,
    }),
  );
  const [address] = await customer.call((api) => api.accounts.customer.addresses());
  const table = "/dashboard/admin/orders orders";
  await customer.call((api) => api.accounts.views.save({ table, name: "Mine", search: {} }));
  const [view] = await customer.call((api) => api.accounts.views.list({ table }));
  const [session] = await customer.call((api) => api.accounts.sessions());
  const [alert] = await sql<{ id: string }[]>`
    with subscriber as (insert into subscribers (email, source, created_at) values (${email}, 'footer_newsletter', now()) returning id)
    insert into product_alerts (subscriber_id, product_id, created_at) select subscriber.id, 1, now() from subscriber returning id`;
  const [credit] = await sql<{ id: number }[]>`
    insert into credits (user_id, amount_cents, key, reason, created_at)
    values (${customer.user.id}, 500, 'gift:ownership', 'Sorry', now()) returning id`;
  const box = await firstBox({ deps, call: customer.call });
  return {
    order,
    box: box.id,
    card: customer.plan.cardId,
    address: address!.id,
    view: view!.id,
    session: session!.id,
    alert: alert!.id,
    credit: credit!.id,
  };
}
