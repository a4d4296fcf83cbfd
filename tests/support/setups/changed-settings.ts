import { eq } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { createIntent } from "#server/services/checkout/checkout.ts";
import {
  saveSettings,
  settingsForAdmin,
} from "#server/services/platform/settings/settings-admin.ts";
import { cents, toDollars } from "#shared/money.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { administrator } from "#tests/support/market/people/administrator.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

/** The goods that the tests of settings buy. */
export const GOODS_ON_SALE = "nantes-carrots";

export type ChangedSettings = Awaited<ReturnType<typeof openChangedSettings>>;

/** A market whose admin changes its settings, and whose shoppers buy under them. */
export async function openChangedSettings() {
  const market = await openMarketPlace();
  const admin = await administrator(market.database.db);
  await setStock(market.database.db, GOODS_ON_SALE, 500);

  const tabOf = async (tab: SettingsTab) =>
    (await settingsForAdmin(market.deps)).tabs.find((one) => one.tab === tab)!;

  return {
    market,
    admin,
    tabOf,
    /** Saves changes of one tab, made from its newest version. */
    async save(tab: SettingsTab, values: Partial<Settings>) {
      const { version } = await tabOf(tab);
      return saveSettings(market.deps, admin, { tab, version, values });
    },
    /** A guest's new order of two units, with its line. */
    async buy() {
      const input = await basket(market.database.db, { slug: GOODS_ON_SALE, quantity: 2 });
      const amount = toDollars(cents(await priceOf(market, input)));
      const shopper = visitor(market.deps);
      const intent = await shopper.call((api) => api.checkout.createIntent({ ...input, amount }));
      await market.pay(intent.paymentIntentId);
      await shopper.call((api) =>
        api.checkout.processOrder({ paymentIntentId: intent.paymentIntentId, userId: null }),
      );
      return orderOf(intent.paymentIntentId);
    },
    orderOf,
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };

  async function orderOf(paymentIntentId: string) {
    const [order] = await market.database.db
      .select()
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(eq(orders.paymentIntentId, paymentIntentId));
    return { ...order!.orders, line: order!.order_lines };
  }
}

/** The market's price in cents, read from its refusal of a wrong amount; 0 if it is not refused for that. */
async function priceOf(
  { deps }: MarketPlace,
  input: Awaited<ReturnType<typeof basket>>,
): Promise<number> {
  const refused = await createIntent(
    deps,
    { user: null, token: "nobody" },
    { ...input, amount: 1 },
  ).catch((error: { details: { total: number } }) => error);
  return "details" in refused ? refused.details.total : 0;
}
