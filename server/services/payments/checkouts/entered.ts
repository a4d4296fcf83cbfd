import { and, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { CheckoutPurpose, Payer } from "#shared/checkout/checkout.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { Cents } from "#shared/money.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import type { Deps } from "../../../deps.ts";
import { type Asker, ownCheckouts } from "./checkout-row.ts";
import { CURRENT_QUOTE } from "./current-quote.ts";

/** How long what was entered can be read back: long enough to pay, or give up, on a bank's own page. */
const READ_BACK_MS = 2 * HOUR_MS;

/** Condition for the asker's own unpaid checkouts whose latest quote was entered in the last two hours. */
export function readableBy({ clock }: Pick<Deps, "clock">, asker: Asker): SQL | undefined {
  return and(
    ownCheckouts(asker),
    inArray(checkouts.state, ["held", "expired"]),
    gt(checkoutQuotes.createdAt, new Date(clock.now().getTime() - READ_BACK_MS)),
  );
}

/** Purposes of payments that have a form of their own: everything but goods. */
const DIRECT = ["gift_card", "membership", "payment"] as const satisfies readonly CheckoutPurpose[];

/** What was entered for a payment for anything but goods; `gift` and `zipCode` only where its form has them. */
type EnteredPayment = {
  amount: Cents;
  payer: Payer;
  zipCode: string | null;
  gift: { recipientName: string; recipientEmail: string; message: string; sendOn: string } | null;
};

/**
 * What the shopper entered for their own unpaid payment for anything but goods, for a page that was left for a payment
 * that failed elsewhere. Null for anyone else's payment, for one that is paid, and two hours after it was entered.
 */
export async function getEnteredPayment(
  deps: Pick<Deps, "db" | "clock">,
  asker: Asker,
  paymentIntentId: string,
): Promise<EnteredPayment | null> {
  const { recipientName, recipientEmail, message, sendOn } = giftCards;
  const [entered] = await deps.db
    .select({
      quote: checkoutQuotes.quote,
      payer: checkoutQuotes.delivery,
      zipCode: memberships.zipCode,
      gift: { recipientName, recipientEmail, message, sendOn },
    })
    .from(checkouts)
    .innerJoin(checkoutQuotes, CURRENT_QUOTE)
    .leftJoin(giftCards, eq(giftCards.checkoutId, checkouts.id))
    .leftJoin(memberships, eq(memberships.checkoutId, checkouts.id))
    .where(
      and(
        eq(checkouts.paymentIntentId, paymentIntentId),
        inArray(checkouts.purpose, DIRECT),
        readableBy(deps, asker),
      ),
    );
  if (!entered) return null;
  const { quote, payer, zipCode, gift } = entered;
  const { email, firstName } = payer;
  return {
    amount: quote.totals.total,
    payer: { email, firstName },
    zipCode,
    gift: gift && { ...gift, recipientEmail: gift.recipientEmail ?? "" },
  };
}
