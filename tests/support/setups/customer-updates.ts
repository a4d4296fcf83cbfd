import { afterAll, beforeAll, beforeEach } from "vitest";
import type { AppCaller } from "#server/routers/index.ts";
import { type MarketPlace, openMarketPlace } from "../market/market-place.ts";
import { signedInAdmin } from "../market/people/accounts.ts";
import { type Bought, placedOrder } from "../market/orders/placed-order.ts";
import { type Visitor, visitor } from "../servers/visitor.ts";

type Desk = AppCaller["admin"]["customerUpdates"];

type Buy = { slug?: string } & NonNullable<Bought["where"]>;

/** A market whose team writes to customers; every test of the file begins without updates, emails and subscribers. */
export function customerUpdatesDesk() {
  let market: MarketPlace;
  let admin: Visitor;
  beforeAll(async () => {
    market = await openMarketPlace();
    admin = await signedInAdmin(market.deps);
  });
  afterAll(() => market[Symbol.asyncDispose]());
  beforeEach(() =>
    market.database.empty(
      "emails",
      "customer_updates",
      "customer_update_recipients",
      "subscribers",
    ),
  );
  return {
    market: () => market,
    admin: () => admin,
    sql: () => market.database.sql,
    /** Calls a procedure of the desk as a member of the team. */
    ask: <Result>(run: (api: Desk) => Promise<Result>) =>
      admin.call((api) => run(api.admin.customerUpdates)),
    /** Buys a unit of the goods as a guest with this address. */
    buy: (email: string, { slug = "nantes-carrots", ...where }: Buy = {}) =>
      placedOrder(market, market.deps, visitor(market.deps), {
        goods: [{ slug, quantity: 1 }],
        email,
        where,
      }),
    /** The emails written, by recipient. */
    mails: () => market.database.sql<{ to: string; text: string; way: string | null }[]>`
      select to_address as "to", text, unsubscribe_url as way from emails
      where kind = 'customer_update' order by to_address, id`,
    /** Adds newsletter readers in this state, `confirmed-1@furrow.example` and on. */
    addReaders: (count: number, state = "confirmed") => market.database.sql`
      insert into subscribers (email, source, first_name, state, created_at)
      select ${state} || '-' || n || '@furrow.example', 'footer_newsletter', 'Reader' || n, ${state}::subscriber_state, now()
      from generate_series(1, ${count}) n`,
  };
}
