import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq, gt } from "drizzle-orm";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { DomainError } from "#shared/errors.ts";
import { checkoutQuotes, paymentLinks } from "#db/schema/checkout/checkout.ts";
import type { Deps } from "#server/deps.ts";
import { intentFor } from "../../payments/intents/intents.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { isOrderOpen } from "../adding/pay.ts";
import { getPrepared, isDraftPaid, type Prepared } from "./prepared.ts";
import { orderNumberOf } from "./send-link.ts";

/** The state of a payment link; only an `open` one can be paid. `over`: its goods are no longer held. */
export type PaymentLinkState = "open" | "processing" | "paid" | "returned" | "over";

/** What a payment link pays for, and its state. Throws `not_found` if the link is unknown, expired or superseded. */
export async function readPaymentLink(deps: Pick<Deps, "db" | "clock">, token: string) {
  const prepared = await preparedBy(deps, token);
  const { checkout, quote, delivery } = prepared;
  return {
    state: await stateOf(deps, prepared),
    /** The number of the order that the goods are added to; null for a separate order. */
    addedTo: await orderNumberOf(deps.db, prepared),
    goods: quote.lines.map(
      ({ productId, farmId, farmName, name, pack, picture, quantity, lineTotal }) => ({
        productId,
        farmId,
        farmName,
        name,
        pack,
        picture,
        quantity,
        lineTotal,
      }),
    ),
    /** The number of the quote shown; the form can pay only this one. */
    revision: checkout.revision,
    totals: quote.totals,
    taxBps: quote.taxBps,
    day: quote.day,
    window: quote.window,
    address: addressLine(delivery),
    email: delivery.email,
    until: checkout.holdExpiresAt.toISOString(),
  };
}

/** The payment behind a link. Throws `not_found`, and `conflict` if it can no longer be paid. */
export async function openPaymentLink(
  deps: Deps,
  token: string,
): Promise<{ clientSecret: string; paymentIntentId: string }> {
  const checkoutId = await requireOpenLink(deps, token);
  const { clientSecret, id } = await intentFor(deps, checkoutId);
  // Charging the draft for another customer ends this checkout: its new payment must then not get to anybody.
  await requireOpenLink(deps, token);
  return { clientSecret, paymentIntentId: id };
}

async function requireOpenLink(deps: Pick<Deps, "db" | "clock">, token: string): Promise<string> {
  const prepared = await preparedBy(deps, token);
  if ((await stateOf(deps, prepared)) === "open") return prepared.checkout.id;
  throw new DomainError("conflict", m.notPayable);
}

/**
 * The phone order behind a link. Throws `not_found` if the email address was corrected after the link was sent, so
 * that the recipient at the wrong address cannot see the order.
 */
async function preparedBy({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  const isIt = and(
    eq(paymentLinks.tokenHash, hashToken(token)),
    gt(paymentLinks.endsAt, clock.now()),
  );
  const [link] = await db
    .select({ checkoutId: paymentLinks.checkoutId, sentTo: checkoutQuotes.delivery })
    .from(paymentLinks)
    .innerJoin(
      checkoutQuotes,
      and(
        eq(checkoutQuotes.checkoutId, paymentLinks.checkoutId),
        eq(checkoutQuotes.revision, paymentLinks.revision),
      ),
    )
    .where(isIt);
  if (!link) throw deadLink();
  const prepared = await getPrepared(db, link.checkoutId);
  if (!isSameMailbox(prepared.delivery.email, link.sentTo.email)) throw deadLink();
  return prepared;
}

function isSameMailbox(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function deadLink(): DomainError {
  return new DomainError("not_found", m.deadLink);
}

async function stateOf(
  deps: Pick<Deps, "db" | "clock">,
  { checkout }: Prepared,
): Promise<PaymentLinkState> {
  if (checkout.state === "placed") return "paid";
  if (checkout.state === "refunded") return "returned";
  if (checkout.state === "processing") return "processing";
  const isHeld = checkout.state === "held" && checkout.holdExpiresAt > deps.clock.now();
  return isHeld && (await buysSomething(deps, checkout)) ? "open" : "over";
}

/**
 * False if the draft was paid for another customer, and for goods whose order no longer takes them: their payment would
 * only be refunded.
 */
async function buysSomething(
  deps: Pick<Deps, "db" | "clock">,
  checkout: Prepared["checkout"],
): Promise<boolean> {
  if (await isDraftPaid(deps.db, checkout)) return false;
  if (checkout.purpose !== "addition") return true;
  return isOrderOpen(deps, deps.db, checkout, await getSettings(deps));
}
