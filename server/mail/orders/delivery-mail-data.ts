import type { WindowId } from "#shared/checkout/delivery.ts";
import type { LateCause } from "#shared/logistics/late-cause.ts";
import type { Remarks } from "#shared/logistics/stop-progress.ts";
import type { Choosable } from "../mail-choice.ts";
import type { KeptGoods } from "../mail-goods.ts";

/** What every email about a delivery needs. */
type DeliveryFacts = {
  orderNumber: string;
  orderUrl: string;
};

/** Between which times the van is expected at the door, in ISO 8601. */
type ExpectedAt = { from: string; until: string };

/** The food bank that gets the order in place of its household; null if it is not donated. */
type GivenAway = { donatedTo: string | null };

/** Data for the emails about an order on its way. */
export type DeliveryMailData = {
  /** The van has left with the order. */
  order_out: DeliveryFacts &
    GivenAway &
    Choosable & {
      /** The delivery day if the van left on an earlier day; null for today. */
      day: string | null;
      window: WindowId;
      arrival: ExpectedAt | null;
    };
  /** The van will miss its window; `cause` is what holds it up, if anyone said. */
  order_late: DeliveryFacts & {
    window: WindowId;
    arrival: ExpectedAt;
    cause: LateCause | null;
  };
  /** The order is at the door. */
  order_delivered: DeliveryFacts & GivenAway & Choosable & Remarks & KeptGoods;
  /** The delivery failed because nobody answered the door, or because a dispute forbids handing it over. */
  delivery_failed: DeliveryFacts & GivenAway & Remarks & { isDisputed: boolean };
  /** The order was not packed when its van left. */
  order_left_behind: DeliveryFacts & { day: string };
};
