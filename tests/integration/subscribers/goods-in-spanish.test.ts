import { afterAll, beforeAll, expect, test } from "vitest";
import { speak } from "#server/language.ts";
import { sendCustomerUpdate } from "#server/services/subscribers/customer-updates/send.ts";
import type { Audience } from "#shared/subscribers/customer-update.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

const SLUG = "nantes-carrots";
const [ENGLISH, SPANISH] = ["Nantes carrots", "Zanahorias Nantes"];

let market: MarketPlace;
let admin: Visitor;
let productId: number;
beforeAll(async () => {
  market = await openMarketPlace();
  admin = await signedInAdmin(market.deps);
  const [row] = await market.database.sql<{ id: number }[]>`
    update products set name = ${ENGLISH}, name_es = ${SPANISH} where slug = ${SLUG} returning id`;
  productId = row!.id;
});
afterAll(() => market[Symbol.asyncDispose]());

test("the goods that a message can be about, and is about, are named in the reader's language", async () => {
  await placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: SLUG, quantity: 1 }],
    email: "ana@furrow.example",
  });
  const goods = async () => {
    const { products } = await admin.call((api) => api.admin.customerUpdates.goods({ day: null }));
    return products.map(({ name }) => name);
  };
  expect(await speak("es", goods)).toEqual([SPANISH]);
  expect(await goods()).toEqual([ENGLISH]);

  const audience: Audience = {
    kind: "orders",
    about: "order",
    day: null,
    windows: [],
    zone: null,
    farmId: null,
    productId,
    zips: [],
  };
  const message = {
    subject: "Su pedido",
    body: "Sobre {product}: llega el {delivery day}.",
    audience,
  };
  const { id } = await admin.call((api) =>
    api.admin.customerUpdates.save({ id: null, ...message }),
  );
  const listed = async () => {
    const { rows } = await admin.call((api) => api.admin.customerUpdates.page({}));
    return rows.map(({ productName }) => productName);
  };
  const one = async () =>
    (await admin.call((api) => api.admin.customerUpdates.one({ id }))).productName;
  expect([await speak("es", listed), await speak("es", one)]).toEqual([[SPANISH], SPANISH]);
  expect([await listed(), await one()]).toEqual([[ENGLISH], ENGLISH]);

  const { sql } = market.database;
  await sql`update users set language = 'es' where username = 'admin'`;
  await admin.call((api) => api.admin.customerUpdates.send({ id }));
  await sendCustomerUpdate(market.deps, id);
  const [mail] = await sql<{ text: string }[]>`
    select text from emails where kind = 'customer_update'`;
  expect(mail?.text).toMatch(/Sobre Zanahorias Nantes: llega el \S+ \d+\sde\s/u);
});

test("the goods that a subscriber waits for are named in the reader's language", async () => {
  const { sql } = market.database;
  await visitor(market.deps).call((api) =>
    api.subscribers.notifyWhenBack({ email: "ben@furrow.example", productId }),
  );
  const [subscriber] = await sql<{ id: string }[]>`
    select id from subscribers where email = 'ben@furrow.example'`;
  const waits = async () => {
    const { alerts } = await admin.call((api) => api.admin.subscribers.one({ id: subscriber!.id }));
    return alerts.map(({ product }) => product);
  };
  expect(await speak("es", waits)).toEqual([SPANISH]);
  expect(await waits()).toEqual([ENGLISH]);
});
