import { and, eq, ne } from "drizzle-orm";
import type { QuotedLine } from "#shared/checkout/checkout.ts";
import type { BasisPoints } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { PhoneAddition, PhoneOrder } from "#shared/orders/phone-order.ts";
import { chosenCard, type SavedCard } from "#shared/payments/cards/saved-cards.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { prepareOrder } from "../../checkout/checkout.ts";
import { listCards } from "../../payments/cards.ts";
import type { Shopper } from "../../payments/checkouts/checkout-row.ts";
import { endCheckout } from "../../payments/checkouts/expire-checkout.ts";
import { hashToken } from "../../platform/tokens.ts";
import { beginAddition } from "../adding/begin.ts";
import type { Holder } from "../own/own-order.ts";
import { customerOf } from "./caller.ts";

/** What was put together for a customer, as it is read out to them. Nothing is charged yet. */
export type TakenOrder = {
  checkoutId: string;
  /** Which quote is read out: another one is not charged. */
  revision: number;
  lines: Pick<QuotedLine, "productId" | "name" | "pack" | "quantity" | "unitPrice" | "lineTotal">[];
  totals: Totals;
  taxBps: BasisPoints | null;
  day: string;
  window: WindowId;
  /** Where the payment link goes. */
  email: string;
  /** Until when goods and window are held, an ISO instant. */
  until: string;
  /** The saved card that can pay; null when there is none. */
  card: Pick<SavedCard, "brand" | "last4"> | null;
};

/**
 * Prices and holds what a customer who calls wants, for as long as they need to pay by a link. It is an
 * order like any other: the same prices, holds, windows and limits, and nothing but its payment places it.
 * The same draft asked for again is priced anew. Throws `not_found` for an unknown customer and what
 * `createIntent` throws.
 */
export async function takeOrder(
  deps: Deps,
  staff: Pick<SessionUser, "id">,
  { draftId, customerId, ...wish }: PhoneOrder,
): Promise<TakenOrder> {
  const user = customerId === null ? null : await customerOf(deps.db, customerId);
  const delivery = user ? { ...wish.delivery, email: user.email } : wish.delivery;
  const shopper = asCaller(staff, draftId, user);
  const { checkout, quote } = await prepareOrder(deps, shopper, {
    ...wish,
    delivery,
    amount: null,
  });
  await letGoOfOthers(deps, shopper, checkout.id);
  return {
    checkoutId: checkout.id,
    revision: checkout.revision,
    lines: quote.lines.map(({ productId, name, pack, quantity, unitPrice, lineTotal }) => ({
      productId,
      name,
      pack,
      quantity,
      unitPrice,
      lineTotal,
    })),
    totals: quote.totals,
    taxBps: quote.taxBps,
    day: quote.day,
    window: quote.window,
    email: delivery.email,
    until: checkout.holdExpiresAt.toISOString(),
    card: user ? cardOf(await listCards(deps, user.id)) : null,
  };
}

/** As `takeOrder`, for goods that join an order that is paid. Throws what `beginAddition` throws. */
export async function takeAddition(
  deps: Deps,
  staff: Extract<Holder, { by: "team" }>,
  { draftId, swap, ...wish }: PhoneAddition,
): Promise<TakenOrder> {
  const [order] = await deps.db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.number, wish.number));
  const user = order?.userId ? await customerOf(deps.db, order.userId) : null;
  const buyer = { ...asCaller(staff.user, draftId, user), holder: staff };
  const begun = await beginAddition(deps, buyer, {
    ...wish,
    ...(swap && { swap: { ...swap, agreedBy: staff.user.id } }),
  });
  const { checkoutId, revision, lines, totals, taxBps, day, window, email, card } = begun;
  const until = begun.holdExpiresAt;
  return { checkoutId, revision, lines, totals, taxBps, day, window, email, until, card };
}

/** A draft that is for someone else by now holds nothing for the one before. */
async function letGoOfOthers(deps: Deps, { token }: Shopper, checkoutId: string): Promise<void> {
  const others = await deps.db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.tokenHash, hashToken(token)),
        ne(checkouts.id, checkoutId),
        eq(checkouts.state, "held"),
      ),
    );
  for (const other of others) await endCheckout(deps, other);
}

/** Each draft is a browser of its own, whose cookie no one has. */
function asCaller(
  { id }: Pick<SessionUser, "id">,
  draftId: string,
  user: SessionUser | null,
): Shopper & { user: SessionUser | null } {
  return { token: `phone:${id}:${draftId}`, user, network: null, takenBy: id };
}

function cardOf(cards: readonly SavedCard[]): TakenOrder["card"] {
  const card = chosenCard(cards);
  return card ? { brand: card.brand, last4: card.last4 } : null;
}
