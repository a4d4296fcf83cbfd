import { afterAll, beforeAll, expect, it } from "vitest";
import { makeOrderReceipt } from "#server/pdf/order-receipt.ts";
import { getReceipt } from "#server/services/orders/own/receipt.ts";
import { ownedBy } from "#server/services/orders/own/own-order.ts";
import { getOrder } from "#server/services/orders/own/read.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";

const NOTE = "Once they are weighed, we refund the difference.";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

it("cart, confirmation, order and receipt say what goods by weight are charged at, and what they weigh", async () => {
  const { deps, database } = market;
  const [leeks] = await database.sql<{ id: number }[]>`
    update products set pack_unit = 'lb', pack_quantity = 2, expected_weight = 180
    where slug = 'leeks' returning id`;
  const [bread] = await database.sql<
    { id: number }[]
  >`select id from products where category = 'bakery' limit 1`;
  const ana = await registered(deps, { username: "ana", email: "ana@furrow.example" });
  const items = [leeks!.id, bread!.id].map((id) => ({ id, quantity: 1, price: 4 }));
  const { byWeight } = await ana.call((api) => api.checkout.review({ items }));
  expect(byWeight).toEqual([leeks!.id]);

  const goods = [{ slug: "leeks", quantity: 2 }];
  const number = await placedOrder(market, deps, ana, { goods, email: ana.user.email });
  const [mail] = await database.sql<{ text: string }[]>`
    select text from emails where to_address = ${ana.user.email} and kind = 'order_placed'`;
  expect(mail?.text).toContain(NOTE);
  const read = async () => (await getOrder(deps, ownedBy(ana.user), number)).lines[0];
  expect(await read()).toMatchObject({ mostWeight: 200, weighedText: null });

  await database.sql`
    update order_lines set weighed = 352 where order_id = (select id from orders where number = ${number})`;
  expect(await read()).toMatchObject({ weighedText: "Actual weight 3.52 lb, maximum 4.00 lb" });
  const receipt = await getReceipt(deps, ana.user, number);
  const words = wordsOfPdf((await makeOrderReceipt(receipt)).bytes).replaceAll(/\s+/g, " ");
  expect(words).toContain("Actual weight 3.52 lb, maximum 4.00 lb");
  expect(words).toContain(NOTE);
});
