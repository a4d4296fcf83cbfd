import { and, desc, eq, not } from "drizzle-orm";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { weekdayOf } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { WAS_DONATED } from "../donated.ts";

/** Address and time of the user's latest order, excluding donated boxes. They prefill the next checkout. */
export type LastDelivery = {
  number: string;
  address: string;
  city: string;
  zipCode: string;
  phone: string;
  specialInstructions: string;
  /** 0 is Sunday. */
  weekday: number;
  window: WindowId;
};

/** The user's last delivery; null if there is none. */
export async function lastDelivery(
  { db }: Pick<Deps, "db">,
  userId: string,
): Promise<LastDelivery | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), not(WAS_DONATED)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  if (!order) return null;
  const { address, city, zipCode, phone = "", specialInstructions = "" } = order.delivery;
  return {
    number: order.number,
    address,
    city,
    zipCode,
    phone,
    specialInstructions,
    weekday: weekdayOf(order.deliveryDay),
    window: order.deliveryWindow,
  };
}
