import { WeightNote } from "../../../orders/weight-note.tsx";
import { type Reviewed, useReview } from "./use-review.ts";

/** The note below goods of which some are sold by weight; fetched from the server, because the cart has no weights. */
export function CartWeightNote({ items }: { items: readonly Reviewed[] }) {
  const byWeight = useReview(items)?.byWeight ?? [];
  return items.some(({ id }) => byWeight.includes(id)) ? <WeightNote /> : null;
}
