import { afterAll, beforeAll, expect, test } from "vitest";
import { speak } from "#server/language.ts";
import { makePayoutStatement } from "#server/pdf/payout-statement.ts";
import { getPayout } from "#server/services/payments/payouts/farm-payouts.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";
import {
  approveAsShown,
  deliver,
  nextRun,
  payoutsOf,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWhyMarket, type WhyMarket } from "#tests/support/money/why-market.ts";
import { GOODS } from "#tests/support/powers/world.ts";

let at: WhyMarket;
beforeAll(async () => {
  at = await openWhyMarket();
});
afterAll(() => at[Symbol.asyncDispose]());

test("a payout's page, file and PDF name goods in the reader's language, sold and refunded", async () => {
  const { order, line } = await sold(at.world, 20);
  await at.world.market.database
    .sql`update products set name_es = 'Zanahorias de prueba' where slug = ${GOODS}`;
  await deliver(at.world, order);
  await at.refund(order.paymentIntentId, line.productId, { cause: "poor_quality" });
  await approveAsShown(at.deps, at.admin.user, (await nextRun(at.world)).id);
  const payoutId = (await payoutsOf(at.world, at.farmId)).at(-1)!.id;

  const page = async () => {
    const { statement } = await at.owner.call((api) => api.farmer.payouts.one({ payoutId }));
    const items = statement.items.filter(({ number }) => number === order.number);
    return items.map(({ kind, goods }) => [kind, ...goods.map(({ name }) => name)]);
  };
  const file = () => at.owner.call((api) => api.farmer.payouts.csv({ payoutId }));
  const paper = async () =>
    wordsOfPdf((await makePayoutStatement(await getPayout(at.deps, at.farmId, payoutId))).bytes);
  expect(await speak("es", page)).toEqual([
    ["sold", "Zanahorias de prueba"],
    ["refund", "Zanahorias de prueba"],
  ]);
  expect(await page()).toEqual([
    ["sold", line.name],
    ["refund", line.name],
  ]);
  for (const read of [file, paper]) {
    const inSpanish = await speak("es", read);
    expect(inSpanish).toContain("Zanahorias de prueba");
    expect(inSpanish).not.toContain(line.name);
    expect(await read()).toContain(line.name);
  }
});
