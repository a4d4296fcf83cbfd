import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ProductFacts } from "#client/features/catalog/product/product-facts.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { oneDeliveryDay } from "#tests/support/setups/orders/one-delivery-day.ts";
import { suspendedProduct as product } from "#tests/support/inputs/suspended-product.ts";

afterEach(cleanup);

describe("The harvest among a product's facts", () => {
  const delivery = {
    "checkout.delivery.options": () =>
      oneDeliveryDay({
        today: "2026-11-23",
        day: "2026-11-26",
        lastOrderDay: "2026-11-24",
      }),
  };
  it("is the day on which it is expected for the day shopped", async () => {
    await showAnswered(<ProductFacts product={{ ...product, available: true }} />, delivery);
    const said = (await screen.findByRole("row", { name: /^Harvest/ })).textContent;
    expect(said).toBe("HarvestExpected Wed Nov\u00a025, for delivery on Thu Nov\u00a026");
  });

  it.each([
    ["that cannot be ordered", product],
    ["out of season", { ...product, available: true, seasonMonths: [5] }],
    ["that are baked", { ...product, available: true, category: "bakery" }],
  ] as const)("is not named for goods %s", async (_name, goods) => {
    await showAnswered(
      <>
        <ProductFacts product={{ ...product, available: true }} />
        <ProductFacts product={{ ...goods, seasonMonths: [...goods.seasonMonths] }} />
      </>,
      delivery,
    );
    // The row of the other product shows that the days have arrived.
    await screen.findByRole("row", { name: /^Harvest/ });
    expect(screen.getAllByRole("row", { name: /^Storage/ })).toHaveLength(2);
    expect(screen.getAllByRole("row", { name: /^Harvest/ })).toHaveLength(1);
  });

  it("is not named while the delivery day is not known", async () => {
    await showAnswered(<ProductFacts product={{ ...product, available: true }} />, {});
    expect(screen.queryByRole("row", { name: /^Storage/ })).not.toBeNull();
    expect(screen.queryByRole("row", { name: /^Harvest/ })).toBeNull();
  });
});
