import { eq, sql } from "drizzle-orm";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { registered } from "../people/accounts.ts";
import { setStock } from "./basket.ts";
import { HOUR, clockAtNoon } from "../time/clock.ts";
import { addFarm, addProduct } from "../market.ts";
import { openMarketPlace } from "../market-place.ts";
import { type Bought, placedOrder } from "./placed-order.ts";
import type { Visitor } from "../../servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";

export type DeliveryDay = Awaited<ReturnType<typeof openDeliveryDay>>;

/**
 * A market with a customer, a farm with a farmer and two products, an admin, and two logistics users, on a clock that
 * tests advance, to follow an order to its delivery. `own` overrides parts of it.
 */
export async function openDeliveryDay(own: (deps: Deps) => Partial<Deps> = () => ({})) {
  const market = await openMarketPlace();
  const { db } = market.database;
  const clock = clockAtNoon();
  const usual: Deps = { ...market.deps, clock };
  const deps: Deps = { ...usual, ...own(usual) };
  const farmId = await addFarm(db, { name: "Fern Farm" });
  await addProduct(db, { farmId, slug: "own-beets", name: "Own beets" });
  await addProduct(db, { farmId, slug: "own-leeks", name: "Own leeks" });
  const person = async (username: string, role: Role) => {
    const someone = await registered(deps, { username, email: `${username}@furrow.example` });
    await db.update(users).set({ role }).where(eq(users.username, username));
    return someone;
  };
  const fern = await person("fern", "farmer");
  await db.insert(farmMembers).values({ userId: fern.user.id, farmId, ...written() });
  const ids = {
    farmId,
    beets: await setStock(db, "own-beets", 900),
    leeks: await setStock(db, "own-leeks", 900),
  };
  const people = {
    fern,
    ana: await person("ana", "customer"),
    ada: await person("ada", "admin"),
    lou: await person("lou", "logistics"),
    bo: await person("bob", "logistics"),
  };
  const day = { current: "" };
  /** Moves to a new delivery day for each test: the first one that can be ordered for. */
  const begin = () => {
    clock.pass(3 * 24 * HOUR);
    day.current = addDays(businessDayAt(clock.now()), 2);
  };
  const bought = (more: Partial<Bought> = {}) =>
    placedOrder(market, deps, people.ana, {
      goods: [
        { slug: "own-beets", quantity: 2 },
        { slug: "own-leeks", quantity: 1 },
      ],
      email: "ana@furrow.example",
      day: day.current,
      ...more,
    });
  const lock = async () => {
    clock.pass(cutOffOf(day.current).getTime() - clock.now().getTime());
    await lockOrders(deps);
  };
  return {
    market,
    deps,
    clock,
    ids,
    day,
    begin,
    bought,
    lock,
    ...people,
    ...readersOf(db),
    pack: async (number: string, products = [ids.beets, ids.leeks], who: Visitor = people.lou) => {
      for (const productId of products) {
        await who.call((api) =>
          api.logistics.packLine({ orderNumber: number, productId, packed: true }),
        );
      }
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

function readersOf(db: Deps["db"]) {
  const orderOf = async (number: string) =>
    (await db.select().from(orders).where(eq(orders.number, number)))[0]!;
  return {
    orderOf,
    statesOf: async (number: string) =>
      (
        await db
          .select()
          .from(orderHistory)
          .where(eq(orderHistory.orderId, (await orderOf(number)).id))
          .orderBy(orderHistory.id)
      ).map(({ to }) => to),
    lineOf: async (number: string, productId: number) =>
      (
        await db
          .select()
          .from(orderLines)
          .where(eq(orderLines.orderId, (await orderOf(number)).id))
      ).find((line) => line.productId === productId)!,
    stockOf: async (productId: number) =>
      (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!,
    /** Emails that name the order, oldest first; those with the same time are sorted by kind. */
    mailsOf: (number: string) =>
      db
        .select({ kind: emails.kind, to: emails.to, subject: emails.subject, text: emails.text })
        .from(emails)
        .where(sql`${emails.text} like ${`%${number}%`}`)
        .orderBy(emails.createdAt, emails.kind, emails.dedupeKey),
  };
}
