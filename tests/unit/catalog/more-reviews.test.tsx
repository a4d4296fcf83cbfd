import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { Reviews } from "#client/features/catalog/reviews/reviews.tsx";
import { FarmReviews } from "#client/features/farms/farms/reviews/farm-reviews.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const review = (id: number) => ({
  id,
  by: "Ada",
  month: "2026-11",
  rating: 5,
  text: `Review ${id}`,
  reply: null,
  product: { id: 7, name: "Nantes carrots", isGone: false },
});
const PAGE = { count: 30, average: 4.6, atLeast: 1 };

const LISTS: [string, string, ReactNode][] = [
  ["a farm", "farms.reviews", <FarmReviews key="farm" id={2} name="Tula Ridge" />],
  [
    "a product",
    "catalog.reviews",
    <Reviews key="product" id={7} name="Nantes carrots" farmName="Tula Ridge" />,
  ],
];

it.each(LISTS)("the reviews of %s stay if no more could be loaded", async (_of, path, ui) => {
  let asked = 0;
  await showAnswered(ui, {
    "auth.current": () => null,
    [path]: () => {
      asked += 1;
      if (asked === 2) throw refusal("busy", "Please try again in a moment.");
      return { ...PAGE, reviews: asked === 1 ? [review(1)] : [review(1), review(2)] };
    },
  });
  await screen.findByText("Review 1");
  fireEvent.click(screen.getByRole("button", { name: "Show more reviews" }));
  await screen.findByRole("alert");
  expectVisible(screen.getByText("Review 1"));
  expectVisible(screen.getByText(/4\.6/));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Review 2");
  expect(screen.queryByRole("alert")).toBeNull();
});
