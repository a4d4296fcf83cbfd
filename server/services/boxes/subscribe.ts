import { boxesErrors as m } from "#messages/boxes-errors.ts";
import { and, eq, ne } from "drizzle-orm";
import type { SubscribeInput } from "#shared/boxes/box-subscription.ts";
import { consentTextOf } from "#shared/boxes/box-words.ts";
import { boxSizeOf } from "#shared/boxes/boxes.ts";
import type { StoredPlan } from "#shared/boxes/plan-edits.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { cardLabel, keptCard } from "#shared/payments/cards/saved-cards.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { boxSubscriptions } from "#db/schema/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { holdCard, ownCard } from "../payments/cards.ts";
import { checkAddress } from "../platform/delivery-zone.ts";
import { getSettings } from "../platform/settings.ts";
import { boxFacts, mailBoxOwner } from "./mails.ts";
import { planSubscription } from "./plan.ts";
import { boxTerms } from "./terms.ts";

/**
 * Starts a household's weekly box under the exact consent text it agreed to. Throws `conflict` if it already has one or
 * if the charge has changed since, `not_found` for someone else's card, `undeliverable`, `invalid`.
 */
export async function subscribe(
  deps: Deps,
  user: SessionUser,
  input: SubscribeInput,
): Promise<{ day: string; chargeAt: string }> {
  checkAddress(await getSettings(deps), input.address);
  const { card } = await ownCard(deps, user.id, input.cardId);
  const { zipCode } = input.address;
  const terms = await boxTerms(deps, { size: input.size, weekday: input.weekday, zipCode });
  const consentText = consentTextOf({ ...input, card: cardLabel(card), ...terms });
  if (consentText !== input.consentText) {
    throw new DomainError("conflict", m.chargeChanged);
  }
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await holdCard(tx, user.id, card.id);
    await refuseSecond(tx, user.id);
    const [begun] = await tx
      .insert(boxSubscriptions)
      .values({
        ...planColumns(user, input),
        userId: user.id,
        cardLabel: keptCard(card),
        consentText,
        consentAt: now,
        createdAt: now,
        firstDay: terms.cycleDay,
      })
      .returning();
    if (!begun) throw new Error("A subscription could not be written");
    await planSubscription(deps, tx, begun);
    await mailBoxOwner(deps, tx, begun, {
      kind: "box_started",
      key: `box_started:${begun.id}`,
      data: {
        ...boxFacts(deps, begun),
        consent: consentText,
        consentAt: begun.consentAt.toISOString(),
        day: terms.day,
        window: input.window,
        chargeAt: terms.chargeAt,
        total: terms.total,
      },
    });
  });
  return { day: terms.day, chargeAt: terms.chargeAt };
}

/** The plan as columns of a subscription. */
export function planColumns(user: SessionUser, plan: StoredPlan) {
  const { size, everyWeeks, weekday, window, never, without, cardId } = plan;
  return {
    size: boxSizeOf(size).id,
    everyWeeks,
    weekday,
    window,
    never,
    without,
    paymentMethodId: cardId,
    delivery: deliveryOf(user, plan),
  };
}

function deliveryOf({ email, firstName, lastName }: SessionUser, plan: StoredPlan): Delivery {
  return { ...plan.address, deliveryTime: plan.window, email, firstName, lastName };
}

/** One subscription per household. The caller has locked the account, so that two tabs cannot start two. */
async function refuseSecond(tx: Tx, userId: string): Promise<void> {
  const [known] = await tx
    .select({ id: boxSubscriptions.id })
    .from(boxSubscriptions)
    .where(and(eq(boxSubscriptions.userId, userId), ne(boxSubscriptions.state, "canceled")));
  if (known) {
    throw new DomainError("conflict", m.alreadyHasOne);
  }
}
