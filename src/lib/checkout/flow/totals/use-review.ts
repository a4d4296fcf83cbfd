import { useState } from "react";
import { type Cents, toDollars } from "#shared/money.ts";
import { trpc } from "../../../api/trpc.ts";

/** Goods as a cart holds them. */
export type Reviewed = { id: number; quantity: number; price: Cents };

/** What the server says of goods by now; asked once, when they are shown. Whoever asks at that moment shares the answer. */
export function useReview(items: readonly Reviewed[]) {
  const [seen] = useState(items);
  return trpc.checkout.review.useQuery(
    { items: seen.map(({ id, quantity, price }) => ({ id, quantity, price: toDollars(price) })) },
    { enabled: seen.length > 0, staleTime: 0, gcTime: 0 },
  ).data;
}
