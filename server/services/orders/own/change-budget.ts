import type { Deps } from "#server/deps.ts";
import { type Holder, ownOrder } from "./own-order.ts";

/**
 * Counts a change to the delivery of the holder's order: each sends an email, so customers may make only so many an
 * hour; the team may make any number. Throws `not_found` and `too_many`.
 */
export async function takeChange(deps: Deps, holder: Holder, number: string): Promise<void> {
  if (holder.by === "team") return;
  const { id } = await ownOrder(deps, holder, number);
  await deps.throttle.take("order_change", id);
}
