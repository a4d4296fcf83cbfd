import { ordersArrival as m } from "#messages/orders/arrival.ts";
import { arrivalWords } from "#shared/logistics/arrival-words.ts";
import { lateBecause } from "#shared/logistics/late-cause.ts";
import type { Outputs } from "../../api/trpc.ts";

/** When a van is expected at a customer's door. */
export type Arrival = NonNullable<Outputs["orders"]["byNumber"]["arrival"]>;

/** When the van is expected, as last calculated by the server, why it is late if anyone said, and the doors before. */
export function arrivalText({ from, until, isLate, lateCause, doorsBefore }: Arrival): string {
  const range = arrivalWords(new Date(from), new Date(until));
  const because = lateCause ? [lateBecause(lateCause)] : [];
  return [
    isLate ? m.lateBy(range) : m.expected(range),
    ...because,
    m.doorsBefore(doorsBefore),
  ].join(" ");
}
