import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { pageHost } from "#server/boot/pages.ts";
import {
  saveSettings,
  settingsForAdmin,
} from "#server/services/platform/settings/settings-admin.ts";
import { cartRates } from "#shared/checkout/delivery-terms.ts";
import { toDollars } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { violations } from "#tests/support/invariants.ts";
import { type Administrator, administrator } from "#tests/support/market/people/administrator.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const CARROTS = "nantes-carrots";
const SONOMA = { name: "Sonoma", prefixes: ["949"], feeCents: 499, minimumCents: 0 };

let market: MarketPlace;
let admin: Administrator;
beforeAll(async () => {
  market = await openMarketPlace();
  admin = await administrator(market.database.db);
  await setStock(market.database.db, CARROTS, 500);
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  const { taxBps, deliveryFeeCents, minimumCents, zones, leadDays } = DEFAULT_SETTINGS;
  await save("fees", { taxBps });
  await save("fees", { deliveryFeeCents, minimumCents, zones });
  await save("delivery", { leadDays });
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

async function save(tab: SettingsTab, values: Partial<Settings>) {
  const { tabs } = await settingsForAdmin(market.deps);
  const { version } = tabs.find((one) => one.tab === tab)!;
  await saveSettings(market.deps, admin, { tab, version, values });
}

/** A cart priced as on a page: from the product data and the public rates for its zip. */
async function pricedCart(shopper = visitor(market.deps)) {
  const input = await basket(market.database.db, { slug: CARROTS, quantity: 2 });
  const [terms, { terms: zone }] = await Promise.all([
    shopper.call((api) => api.checkout.delivery.terms()),
    shopper.call((api) => api.checkout.delivery.check({ zipCode: input.delivery.zipCode })),
  ]);
  const [line] = input.items;
  const goods = [{ unitPrice: await priceOf(line!.id), quantity: line!.quantity }];
  const totals = totalsOf(goods, cartRates(terms, zone));
  return { input: { ...input, amount: toDollars(totals.total) }, totals };
}

async function priceOf(id: number) {
  const product = await market.database.db.query.products.findFirst({
    where: (products, { eq }) => eq(products.id, id),
  });
  return product!.price;
}

describe("The amount that a page computes from the public rates", () => {
  it("is the one that the first payment is made for, whatever tax, fee and zones are set", async () => {
    for (const [tax, fees] of [
      [875, {}],
      [1_000, {}],
      [1_000, { deliveryFeeCents: 299 }],
      [625, { deliveryFeeCents: 299, zones: [SONOMA] }],
    ] as const) {
      await save("fees", { taxBps: tax });
      await save("fees", { ...fees, zones: "zones" in fees ? [...fees.zones] : [] });
      const { input, totals } = await pricedCart();
      const intent = await visitor(market.deps).call((api) => api.checkout.createIntent(input));
      expect(intent.totals).toEqual(totals);
    }
  });

  it("is refused once they have changed, naming the part of the sum that did", async () => {
    const { input, totals } = await pricedCart();
    await save("fees", { taxBps: 1_000 });
    await save("fees", { zones: [SONOMA] });
    const now = (await pricedCart()).totals;
    await expect(
      visitor(market.deps).call((api) => api.checkout.createIntent(input)),
    ).rejects.toMatchObject({
      cause: {
        code: "price_changed",
        details: {
          changes: [{ name: "Tax and delivery", from: totals.tax, to: now.tax + now.delivery }],
          total: now.total,
          totals: now,
          taxBps: 1_000,
        },
      },
    });
  });
});

describe("A change of the settings is in the words of the next page", () => {
  beforeAll(() => {
    ensureBuilt();
  }, 240_000);

  /** The text of each page with the specification's settings and with the changed ones. */
  const WORDS: readonly [path: string, before: readonly string[], after: readonly string[]][] = [
    [
      "/",
      [
        "From the field in two days",
        ">Free<",
        "Delivered free in the window you choose",
        "at your door two days later.",
      ],
      [
        "From the field in three days",
        ">$2.99 to $4.99<",
        "Delivered for $2.99 to $4.99 in the",
        "at your door three days later.",
      ],
    ],
    [
      "/how-it-works",
      [
        "The day after it is at your door.",
        "There is nothing to join and no minimum order.",
        "Until 11:59 PM, two days before delivery",
        "In the window you chose, free of charge, anywhere",
        "bring it the day after.",
      ],
      [
        "Two days after that it is at your door.",
        "There is nothing to join. In some places the minimum order is $20.00.",
        "Until 11:59 PM, three days before delivery",
        "In the window you chose, for $2.99 to $4.99, anywhere",
        "bring it two days after that.",
      ],
    ],
    ["/our-story", ["delivery costs nothing"], ["delivery costs $2.99 to $4.99"]],
    ["/press", ["at the door the day after."], ["at the door two days after that."]],
    ["/shop", ["two days after you order."], ["three days after you order."]],
    ["/furrow-landing", ["two days after you order."], ["three days after you order."]],
    ["/early-access2", ["and free delivery."], ["and delivery for $2.99 to $4.99."]],
    ["/early-access3", ["keeps delivery free."], ["keeps delivery cheap."]],
    ["/faq", ["Nothing. The price in the cart"], ["$2.99 to $4.99 an order, by zip code."]],
    ["/delivery", [">Free<"], [">$2.99 to $4.99, by zip code<", "minimum order is $20.00"]],
  ];

  const found = (text: string, words: readonly string[]) =>
    words.filter((one) => text.includes(one));

  it("of tax, fee, zones and lead days, and with the defaults they are the specification's", async () => {
    await using app = await openApp(market.deps, { pages: pageHost(false) });
    const page = async (path: string) => {
      const { text } = await httpClient(app).get(path, { accept: "text/html" });
      return text.replaceAll("<!-- -->", "");
    };
    for (const [path, before] of WORDS) {
      const text = await page(path);
      expect(found(text, before), path).toEqual(before);
    }
    await save("delivery", { leadDays: 3 });
    await save("fees", { deliveryFeeCents: 299, zones: [{ ...SONOMA, minimumCents: 2_000 }] });
    for (const [path, before, after] of WORDS) {
      const text = await page(path);
      expect(found(text, after), path).toEqual(after);
      expect(found(text, before), path).toEqual([]);
    }
  }, 120_000);
});
