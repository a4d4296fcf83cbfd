import { and, eq, sql } from "drizzle-orm";
import type { BasisPoints } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { PhoneAddition, PhoneOrder } from "#shared/orders/phone-order.ts";
import {
  chosenCard,
  type SavedCard,
  type ShownCard,
  shownCardOf,
} from "#shared/payments/cards/saved-cards.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { prepareOrder, requireTakable } from "../../checkout/checkout.ts";
import { type ShownLine, shownLineOf } from "../../checkout/quote.ts";
import type { WantedOrder } from "../../checkout/take-order.ts";
import { listCards } from "../../payments/cards.ts";
import type { Shopper } from "../../payments/checkouts/checkout-row.ts";
import { endCheckout } from "../../payments/checkouts/expire-checkout.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { beginAddition } from "../adding/begin.ts";
import type { Holder } from "../own/own-order.ts";
import { customerOf } from "./caller.ts";

/** A phone order as read out to the customer. Nothing is charged yet. */
export type TakenOrder = {
  checkoutId: string;
  /** The number of the quote read out; only this one can be charged. */
  revision: number;
  lines: ShownLine[];
  totals: Totals;
  taxBps: BasisPoints | null;
  day: string;
  window: WindowId;
  /** The address that the payment link is sent to. */
  email: string;
  /** When the hold on goods and slot expires, as an ISO instant. */
  until: string;
  /** The saved card that can be charged; null if there is none. */
  card: ShownCard | null;
};

/**
 * Prices a phone order and holds its goods and slot long enough for the customer to pay by link. Prices, windows and
 * limits are those of any order, and it is placed only once paid. A repeated call for the same draft prices it again;
 * for another customer, it first ends what the draft held for the previous one, unless their order is refused. Throws
 * `not_found` for an unknown customer, `conflict` for a closed account, `already_paid` once the draft is paid, and what
 * `createIntent` throws.
 */
export async function takePhoneOrder(
  deps: Deps,
  staff: Pick<SessionUser, "id">,
  { draftId, customerId, ...wish }: PhoneOrder,
): Promise<TakenOrder> {
  const user = customerId === null ? null : await customerOf(deps.db, customerId);
  const delivery = user ? { ...wish.delivery, email: user.email } : wish.delivery;
  const shopper = asCaller(staff, draftId, user);
  const wanted = { ...wish, delivery, amount: null };
  await letGoOfOthers(deps, shopper, wanted);
  const { checkout, quote } = await prepareOrder(deps, shopper, wanted);
  return {
    checkoutId: checkout.id,
    revision: checkout.revision,
    lines: quote.lines.map(shownLineOf),
    totals: quote.totals,
    taxBps: quote.taxBps,
    day: quote.day,
    window: quote.window,
    email: delivery.email,
    until: checkout.holdExpiresAt.toISOString(),
    card: user ? cardOf(await listCards(deps, user.id)) : null,
  };
}

/** Like `takePhoneOrder`, for goods added to a paid order. Throws what `customerOf` and `beginAddition` throw. */
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

/**
 * Ends the draft's earlier checkouts, which were for another customer, so that they hold nothing and their links pay
 * nothing. One that turns out to be paid becomes an order, and the draft is then not taken again. If what is wanted now
 * is refused, throws that first, and ends nothing.
 */
async function letGoOfOthers(deps: Deps, shopper: Shopper, wanted: WantedOrder): Promise<void> {
  const { token, user } = shopper;
  const others = await deps.db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.tokenHash, hashToken(token)),
        sql`${checkouts.userId} is distinct from ${user?.id ?? null}::uuid`,
        eq(checkouts.state, "held"),
      ),
    );
  if (others.length === 0) return;
  await requireTakable(deps, shopper, wanted, others);
  for (const other of others) await endCheckout(deps, other);
}

/** The shopper for a draft. Its token replaces a browser's cookie, so that each draft has its own checkout. */
function asCaller(
  { id }: Pick<SessionUser, "id">,
  draftId: string,
  user: SessionUser | null,
): Shopper & { user: SessionUser | null } {
  return { token: `phone:${id}:${draftId}`, user, network: null, takenBy: id };
}

function cardOf(cards: readonly SavedCard[]): TakenOrder["card"] {
  const card = chosenCard(cards);
  return card ? shownCardOf(card) : null;
}
