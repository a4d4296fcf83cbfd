import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { emails } from "#db/schema/mail/emails.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { type HttpMarket, openHttpMarket } from "#tests/support/servers/http.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

export type GuestOrder = Awaited<ReturnType<typeof guestOrder>>;

let serial = 0;

/** A guest who has just bought two units of each of these goods at noon, and the token of the link to the order. */
async function guestOrder(market: HttpMarket, slugs: readonly string[]) {
  serial += 1;
  const own = serial;
  const { db, sql } = market.database;
  const clock = clockAtNoon();
  const deps: Deps = { ...market.deps, clock };
  const email = `guest${own}@furrow.example`;
  const guest = visitor(deps);
  const buy = (who: Visitor, address: string): Promise<string> => {
    const goods = slugs.map((slug) => ({ slug, quantity: 2 }));
    return placedOrder(market, deps, who, { goods, email: address });
  };
  /** The token in the link of the newest email of that kind. */
  const tokenOf = async (kind: typeof emails.$inferSelect.kind, to: string): Promise<string> => {
    const [mail] = await sql<{ text: string }[]>`
      select text from emails where kind = ${kind} and to_address = ${to} order by created_at desc, id desc limit 1`;
    return /\/order\?token=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const stranger = () => visitor(deps, "198.51.100.9");
  const number = await buy(guest, email);
  return {
    clock,
    deps,
    /** A number for names that no other test uses. */
    serial: own,
    email,
    guest,
    number,
    token: await tokenOf("order_placed", email),
    buy,
    tokenOf,
    /** A browser that knows nothing but the link. */
    stranger,
    /** The order that the link opens, in a stranger's browser. */
    read: (link: string) => stranger().call((api) => api.guestOrders.read({ token: link })),
    orderRow: async (which = number) =>
      (await db.select().from(orders).where(eq(orders.number, which)))[0]!,
  };
}

/** Opens a market for the file, and begins each test with a guest's new order; afterward all invariants must hold. */
export function withGuestOrders(begin: (opened: { market: HttpMarket; at: GuestOrder }) => void) {
  let market: HttpMarket;
  const slugs: string[] = [];
  beforeAll(async () => {
    market = await openHttpMarket();
    const { db, sql } = market.database;
    const rows = await sql<{ slug: string }[]>`
      select slug from products where visible and price_cents between 300 and 3000 order by rank, id limit 2`;
    slugs.push(...rows.map(({ slug }) => slug));
    for (const slug of slugs) await setStock(db, slug, 500);
  });
  afterAll(() => market[Symbol.asyncDispose]());
  beforeEach(async () => {
    const at = await guestOrder(market, slugs);
    begin({ market, at });
    return () => assertInvariants(market.database.sql, at.clock.now());
  });
}
