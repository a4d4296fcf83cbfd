import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OwnReview } from "#client/features/catalog/reviews/own-review.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const REVIEW = { productId: 3, rating: 5, text: "Sweet.", hiddenReason: null, isByMember: true };
const show = (own: object) =>
  showAnswered(<OwnReview id={3} name="Carrots" />, { "orders.ownReview": () => own });

it("tells a farm's member why their review is not on the page, and offers no other", async () => {
  await show({ may: "own_farm", review: REVIEW });
  await screen.findByText("Your review is not on the page while you belong to this farm.");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says at each star that one is required, as the mark beside the question does", async () => {
  await show({ may: "write", review: null });
  fireEvent.click(await screen.findByRole("button", { name: /^Rate it/ }));
  const group = await screen.findByRole("radiogroup", { name: "Your stars" });
  const radios = within(group).getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ required }) => required)).toEqual(Array.from({ length: 5 }, () => true));
});
