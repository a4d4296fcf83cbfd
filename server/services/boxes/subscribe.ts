import { isDeepStrictEqual } from "node:util";
import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { and, eq, ne } from "drizzle-orm";
import type { BoxPlan, SubscribeInput } from "#shared/boxes/box-subscription.ts";
import { consentTextOf } from "#shared/boxes/box-words.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { cardLabel, keptCard } from "#shared/payments/cards/saved-cards.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { holdCard, ownCard } from "../payments/cards.ts";
import { checkAddress } from "../platform/zones/delivery-zone.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { boxFacts, mailBoxOwner } from "./mails.ts";
import { planSubscription, type Subscription } from "./plan.ts";
import { boxTerms } from "./terms.ts";

/** The first box's delivery day, and when it is charged. */
type Begun = { day: string; chargeAt: string };

/**
 * Starts a household's weekly box under the exact consent text it agreed to. A repeated call for the same plan returns
 * the first box of the subscription that was just started. Throws `conflict` if the household already has another one
 * or if the charge has changed since, `not_found` for someone else's card, `undeliverable`, `invalid`.
 */
export async function subscribe(
  deps: Deps,
  user: SessionUser,
  input: SubscribeInput,
): Promise<Begun> {
  checkAddress(await getSettings(deps), input.address);
  const { card } = await ownCard(deps, user.id, input.cardId);
  const { zipCode } = input.address;
  const terms = await boxTerms(deps, { size: input.size, weekday: input.weekday, zipCode });
  const consentText = consentTextOf({ ...input, card: cardLabel(card), ...terms });
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await holdCard(tx, user.id, card.id);
    const before = await begunBefore(tx, user, input);
    if (before) return before;
    if (consentText !== input.consentText) {
      throw new DomainError("conflict", m.chargeChanged);
    }
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
    return { day: terms.day, chargeAt: terms.chargeAt };
  });
}

/** The plan as columns of a subscription. */
export function planColumns(user: SessionUser, plan: BoxPlan) {
  const { size, everyWeeks, weekday, window, never, without, cardId } = plan;
  return {
    size,
    everyWeeks,
    weekday,
    window,
    never,
    without,
    paymentMethodId: cardId,
    delivery: deliveryOf(user, plan),
  };
}

function deliveryOf({ email, firstName, lastName }: SessionUser, plan: BoxPlan): Delivery {
  return { ...plan.address, deliveryTime: plan.window, email, firstName, lastName };
}

/**
 * What an earlier call for this plan returned, if its response was lost; null without a subscription. The caller has
 * locked the account, so that two tabs cannot start two. Throws `conflict` for any other subscription: one per
 * household.
 */
async function begunBefore(
  tx: Tx,
  user: SessionUser,
  input: SubscribeInput,
): Promise<Begun | null> {
  const [known] = await tx
    .select()
    .from(boxSubscriptions)
    .where(and(eq(boxSubscriptions.userId, user.id), ne(boxSubscriptions.state, "canceled")));
  if (!known) return null;
  const [first] = isBegunWith(known, user, input)
    ? await tx
        .select({ day: boxes.day, chargeAt: boxes.dueAt })
        .from(boxes)
        .where(
          and(
            eq(boxes.subscriptionId, known.id),
            eq(boxes.cycleDay, known.firstDay),
            eq(boxes.state, "planned"),
          ),
        )
    : [];
  if (!first?.chargeAt) throw new DomainError("conflict", m.alreadyHasOne);
  return { day: first.day, chargeAt: first.chargeAt.toISOString() };
}

/** Whether a subscription has exactly this plan, and was started under this consent text. */
function isBegunWith(known: Subscription, user: SessionUser, input: SubscribeInput): boolean {
  const { delivery, ...plan } = planColumns(user, input);
  // Stored without fields that are undefined.
  const stored: unknown = JSON.parse(JSON.stringify(delivery));
  return (
    known.state === "active" &&
    known.consentText === input.consentText &&
    isDeepStrictEqual(known, { ...known, ...plan }) &&
    isDeepStrictEqual(known.delivery, stored)
  );
}
