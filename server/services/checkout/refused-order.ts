import { eq } from "drizzle-orm";
import { checkoutErrors as m } from "#messages/checkout/errors.ts";
import type { Quote, StockShortage } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import type { HoldScope } from "#shared/checkout/hold-share.ts";
import type { PromotionLimit } from "#shared/checkout/promotions/limit.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import { businessDayAt } from "#shared/time.ts";
import { deliveryDays } from "#shared/checkout/delivery.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { accountIsClosed, holdIsOver, onItsWay } from "../payments/checkouts/checkout-row.ts";
import { HoldRefusedError } from "../payments/checkouts/hold-refused.ts";
import { tooManyOpen } from "../payments/checkouts/open-limits.ts";
import { nextFreeSlot, type DeliverySlot } from "./delivery-slots.ts";
import { overShare, type Share } from "./hold-limits.ts";
import { promotionLimited } from "./promotions.ts";
import { outOfStock, overLimit } from "./quote.ts";
import { type ShortLine, shortagesOf } from "./stock-holds.ts";

/** Why `hold_order` held nothing, with the facts for the error message. */
export type Refusal =
  | { refusal: "on_its_way" | "too_many_orders" | "account_closed" }
  | { refusal: "promotion_limited"; limit: PromotionLimit }
  | { refusal: "already_paid"; number: string | null }
  | { refusal: "too_many_open"; scope: HoldScope }
  | { refusal: "hold_over"; checkoutId: string }
  | ShareRefusal;
type ShareRefusal =
  | { refusal: "goods_short"; short: ShortLine[]; shares: Share[] | null }
  | { refusal: "window_full" | "over_share"; shares: Share[] | null };

/** The order's destination, and the settings it was priced with. */
type Place = { settings: Settings; zipCode: string };

/** What the refusal is read with: the transaction, if the caller is in one. */
type Reading = Pick<Deps, "clock"> & { db: Db | Tx };

/** The error that tells the shopper why the order could not be held. */
export async function refusalOf(
  deps: Reading,
  refused: Refusal,
  quote: Quote,
  place: Place,
): Promise<DomainError> {
  switch (refused.refusal) {
    case "on_its_way":
      return onItsWay();
    case "account_closed":
      return accountIsClosed();
    case "already_paid":
      return new DomainError("already_paid", m.alreadyPaid, {
        orderNumber: refused.number,
      });
    case "too_many_open":
      return tooManyOpen(refused.scope);
    case "too_many_orders":
      return tooManyOrders();
    case "promotion_limited":
      return promotionLimited(refused.limit);
    case "hold_over":
      return holdIsOver(await checkoutOf(deps, refused.checkoutId));
    case "goods_short":
    case "window_full":
    case "over_share":
      return shareRefusal(deps, refused, quote, place);
  }
}

async function checkoutOf({ db }: Pick<Reading, "db">, id: string) {
  const [found] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  if (!found) throw new Error("A checkout is gone");
  return found;
}

function shareRefusal(
  deps: Reading,
  refused: ShareRefusal,
  quote: Quote,
  place: Place,
): DomainError | Promise<DomainError> {
  const over = overShare(refused.shares ?? [], quote, place.settings);
  if (refused.refusal === "goods_short")
    return goodsShort(shortagesOf(quote.lines, refused.short), over.lines);
  if (refused.refusal === "window_full")
    return windowFull(deps, over.slot ? "none" : "all", quote, place);
  if (over.lines.length > 0) return goodsOverShare(over.lines);
  if (over.slot) return windowFull(deps, over.slot, quote, place);
  throw new Error("The database refuses a share that may be held");
}

/** Maximum number of orders per account and hour. */
function tooManyOrders(): DomainError {
  return new DomainError("too_many", m.tooManyOrders, { retryAfterSeconds: 3600 });
}

type OverLines = ReturnType<typeof overShare>["lines"];

/** Holds of others are not released for a shopper who may not hold that much anyway. */
export function goodsShort(shortages: readonly StockShortage[], over: OverLines): DomainError {
  const may = new Map(over.map(({ id, left }) => [id, left]));
  const refusal = outOfStock(
    shortages.map((line) => ({
      ...line,
      left: Math.min(line.left, may.get(line.id) ?? line.left),
    })),
  );
  if (over.length > 0) return refusal;
  return new HoldRefusedError(
    { kind: "goods", among: "all", units: unitsMissing(shortages) },
    refusal,
  );
}

/** If the visitor's own limit is reached, releasing holds of the network's other visitors would not help. */
export function goodsOverShare(over: OverLines): HoldRefusedError {
  const ofVisitor = over.filter(({ scope }) => scope === "visitor");
  const [among, lines] =
    ofVisitor.length > 0 ? ["visitor" as const, ofVisitor] : ["address" as const, over];
  return new HoldRefusedError(
    { kind: "goods", among, units: unitsMissing(lines) },
    overLimit(over.map(({ scope: _, ...line }) => line)),
  );
}

function unitsMissing(shortages: readonly StockShortage[]) {
  return shortages.map(({ id, wanted, left }) => ({ id, missing: wanted - left }));
}

async function windowFull(
  deps: Reading,
  among: HoldScope | "all" | "none",
  { day, window }: DeliverySlot,
  { settings, zipCode }: Place,
): Promise<DomainError> {
  const slot = { day, window };
  const { weekdays } = zoneTermsOf(settings, zipCode);
  const calendar = { ...calendarOf(settings), weekdays };
  const days = deliveryDays(businessDayAt(deps.clock.now()), calendar);
  const next = await nextFreeSlot(deps, days, slot, settings.windowCapacities);
  const refusal = new DomainError("window_full", m.windowFull, { next });
  return among === "none" ? refusal : new HoldRefusedError({ kind: "slot", among, slot }, refusal);
}
