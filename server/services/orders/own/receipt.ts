import { ordersErrors as m } from "#messages/orders/errors.ts";
import { eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { cityLine } from "#shared/checkout/checkout-fields.ts";
import { severalOf } from "#shared/checkout/tax/tax.ts";
import { fullName, type SessionUser } from "#shared/accounts/user.ts";
import { harvestOf, orderedOn } from "#shared/orders/line-harvest.ts";
import { businessOf } from "#shared/platform/business/business-settings.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { type Holder, ownedBy, ownOrder } from "./own-order.ts";
import { linesOf } from "./lines.ts";
import { refundsOf } from "./read.ts";

/** Who requests a receipt: a signed-in user, or whoever has the order link. */
export type Reader = SessionUser | Extract<Holder, { by: "link" }>;

/** The contents of an order's receipt, for its holder and for admins. Throws `not_found` for anyone else. */
export async function getReceipt(deps: Pick<Deps, "db" | "clock">, reader: Reader, number: string) {
  const { db } = deps;
  const isAdmin = "role" in reader && reader.role === "admin";
  const order = isAdmin
    ? await orderNumbered(deps, number)
    : await ownOrder(deps, "by" in reader ? reader : ownedBy(reader), number);
  const [settings, lines, refunds] = await Promise.all([
    getSettings({ db }),
    linesOf(db, order.id),
    refundsOf(db, order.id),
  ]);
  const { delivery } = order;
  const today = businessDayAt(deps.clock.now());
  const harvested = orderedOn(order, { calendar: calendarOf(settings), today });
  return {
    business: businessOf(settings),
    number,
    placedAt: order.placedAt,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    to: [fullName(delivery), delivery.address, cityLine(delivery)].filter(Boolean),
    lines: lines.map((line) => ({ ...line, harvest: harvestOf(line, harvested) })),
    totals: {
      subtotal: order.subtotal,
      tax: order.tax,
      ...severalOf(order.taxes),
      delivery: order.deliveryFee,
      discount: order.discount,
      promotion: order.promotion,
      credit: order.credit,
      total: order.total,
    },
    taxBps: order.taxBps,
    refunds: refunds.map(({ at, amount, credit }) => ({ at: new Date(at), amount, credit })),
  };
}

async function orderNumbered({ db }: Pick<Deps, "db">, number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new DomainError("not_found", m.noOrder);
  return order;
}
