import { useState } from "react";
import { type Cents, toDollars } from "#shared/money.ts";
import { trpc } from "../../../api/trpc.ts";

/** Products as a cart holds them. */
export type Reviewed = { id: number; quantity: number; price: Cents };

/**
 * The server's current data about products; fetched when they are first shown. Components that mount at the same
 * time share the response.
 */
export function useReview(items: readonly Reviewed[]) {
  const [seen, setSeen] = useState(items);
  // An empty cart is opened as well, and filled there with the goods of the last order.
  if (seen.length === 0 && items.length > 0) setSeen(items);
  return trpc.checkout.review.useQuery(
    { items: seen.map(({ id, quantity, price }) => ({ id, quantity, price: toDollars(price) })) },
    { enabled: seen.length > 0, staleTime: 0, gcTime: 0 },
  ).data;
}
