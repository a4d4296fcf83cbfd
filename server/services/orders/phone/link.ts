import { ordersErrors as m } from "#messages/orders-errors.ts";
import { and, eq, gt } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { checkoutQuotes, paymentLinks } from "#db/schema/checkout.ts";
import type { Deps } from "#server/deps.ts";
import { intentFor } from "../../payments/intents/intents.ts";
import { getSettings } from "../../platform/settings.ts";
import { hashToken } from "../../platform/tokens.ts";
import { isOrderOpen } from "../adding/pay.ts";
import { getPrepared, type Prepared } from "./prepared.ts";
import { orderNumberOf } from "./send-link.ts";

/** What can be done with a payment link: pay, or nothing any more. */
export type PaymentLinkState = "open" | "processing" | "paid" | "returned" | "over";

/** What a payment link is for, and what became of it. Throws `not_found` for a link that does not work. */
export async function readPaymentLink(deps: Pick<Deps, "db" | "clock">, token: string) {
  const prepared = await preparedBy(deps, token);
  const { checkout, quote, delivery } = prepared;
  return {
    state: await stateOf(deps, prepared),
    /** The order to which the goods are added; null for a separate order. */
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
    /** Counts the quotes: the form pays the one that is shown, and no other. */
    revision: checkout.revision,
    totals: quote.totals,
    taxBps: quote.taxBps,
    day: quote.day,
    window: quote.window,
    address: `${delivery.address}, ${delivery.city}, CA ${delivery.zipCode}`,
    email: delivery.email,
    until: checkout.holdExpiresAt.toISOString(),
  };
}

/** The payment that a link pays. Throws `not_found`, and `conflict` when it can no longer be paid. */
export async function openPaymentLink(
  deps: Deps,
  token: string,
): Promise<{ clientSecret: string; paymentIntentId: string }> {
  const prepared = await preparedBy(deps, token);
  if ((await stateOf(deps, prepared)) !== "open") {
    throw new DomainError("conflict", m.notPayable);
  }
  const { clientSecret, id } = await intentFor(deps, prepared.checkout.id);
  return { clientSecret, paymentIntentId: id };
}

/** What was put together is shown only to whom the link was sent: its address may have been put right since. */
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
  if (!isSameAddress(prepared.delivery.email, link.sentTo.email)) throw deadLink();
  return prepared;
}

function isSameAddress(one: string, other: string): boolean {
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

/** What joins an order that takes no more goods would only be paid to be given back. */
async function buysSomething(
  deps: Pick<Deps, "db" | "clock">,
  checkout: Prepared["checkout"],
): Promise<boolean> {
  if (checkout.purpose !== "addition") return true;
  return isOrderOpen(deps, deps.db, checkout, await getSettings(deps));
}
