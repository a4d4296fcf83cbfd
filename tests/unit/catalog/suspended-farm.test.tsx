import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FarmChip } from "#client/features/catalog/product/farm-chip.tsx";
import { ProductFacts } from "#client/features/catalog/product/product-facts.tsx";
import { productHead } from "#client/features/catalog/product/product-head.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";
import { suspendedProduct as product } from "#tests/support/inputs/suspended-product.ts";

afterEach(cleanup);

it("Goods of a suspended farm name it, and show neither practices nor certificates", async () => {
  await showAnswered(
    <>
      <FarmChip farm={product.farm} />
      <ProductFacts product={product} />
    </>,
    {},
  );
  expect(screen.getByRole("link", { name: "Closed Gate" }).getAttribute("href")).toBe("/farmers/2");
  expectVisible(screen.getByRole("row", { name: "Grown at Closed Gate" }));
  expect(screen.queryByRole("row", { name: /^(Practice|Certificates)/ })).toBeNull();
  expectVisible(screen.getByRole("row", { name: "Storage Cool and dry." }));
});

it("Search engines do not index them", () => {
  const { meta } = productHead({ product, reviews: null }, "https://furrow.example");
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta).toContainEqual({ name: "description", content: "Soft and sweet." });
  expect(meta.some((tag) => "script:ld+json" in tag)).toBe(false);
});
