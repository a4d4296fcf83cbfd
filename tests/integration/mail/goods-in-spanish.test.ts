import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const LEEKS = { slug: "mail-leeks", name: "Mail leeks", nameEs: "Poros del correo" };

let market: MarketPlace;
let deps: Deps;
let productId = 0;
beforeAll(async () => {
  market = await openMarketPlace();
  deps = market.deps;
  const farmId = await addFarm(deps.db);
  productId = await addProduct(deps.db, { farmId, ...LEEKS, pack: "1 lb bunch" });
  await setStock(deps.db, LEEKS.slug, 50);
});
afterAll(() => market[Symbol.asyncDispose]());

test.each([
  ["es", "2 × Poros del correo (manojo de 1 lb)"],
  ["en", "2 × Mail leeks (1 lb bunch)"],
] as const)("who orders in %s is told %s", async (language, words) => {
  const bought = {
    goods: [{ slug: LEEKS.slug, quantity: 2 }],
    email: `${language}@furrow.example`,
  };
  await speak(language, () => placedOrder(market, deps, visitor(deps), bought));
  expect(await newestMail(deps.db, "order_placed")).toMatchObject({
    text: expect.stringContaining(words),
  });
});

/** The Spanish email about a refund of goods that were sold under this name. */
async function refundOf(name: string): Promise<string> {
  const dedupeKey = `refund of ${name}`;
  await deps.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "refund_started",
      to: "reader@furrow.example",
      language: "es",
      dedupeKey,
      data: {
        orderNumber: "FUR-7K3M-9QXT",
        orderUrl: "https://furrow.example/order",
        parts: mailSamples().refund_started.parts,
        cause: "damaged_on_the_way",
        items: [{ productId, name, quantity: 1 }],
        canceled: false,
      },
    }),
  );
  const [mail] = await deps.db.select().from(emails).where(eq(emails.dedupeKey, dedupeKey));
  return mail?.text ?? "";
}

test("an email names goods in its reader's language, and as they were sold if they have been renamed", async () => {
  expect(await refundOf("Mail leeks")).toContain("1 × Poros del correo");
  expect(await refundOf("Summer leeks")).toContain("1 × Summer leeks");
});
