import { and, eq, inArray } from "drizzle-orm";
import type { BoxRefusal } from "#shared/boxes/box-words.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { expireCheckout } from "../../payments/checkouts/expire-checkout.ts";
import { placeOf } from "#shared/boxes/food-bank.ts";
import { boxRowsWith } from "../box-rows.ts";
import { boxFacts, mailBoxOwner } from "../mails.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** Earlier than any hold, so that the hold counts as expired. */
const PAST = new Date(0);

/**
 * Ends an unpaid box: cancels the payment first, then releases the goods and slot, then notifies the owner. If it turns
 * out to be paid, its order is placed instead. A box of a subscription that has ended is canceled without an email.
 */
export async function giveUpBox(deps: Deps, boxId: string, why: BoxRefusal): Promise<void> {
  await freeCheckout(deps, boxId);
  await inTransaction(deps.db, async (tx) => {
    const [found] = await boxRowsWith(tx, { checkout: checkouts.state })
      .leftJoin(checkouts, eq(checkouts.id, boxes.checkoutId))
      .where(and(eq(boxes.id, boxId), inArray(boxes.state, ["planned", "charging", "declined"])))
      .for("update", { of: boxes });
    // A payment is still in progress; its result decides.
    if (!found || found.checkout === "held" || found.checkout === "processing") return;
    const { box, subscription } = found;
    const isOver = subscription.state === "canceled" && box.state !== "charging";
    const set = { dueAt: null, lastError: why };
    await advance(tx, lifecycles.box, box, isOver ? "cancel" : "give_up", { set });
    if (isOver) return;
    await mailBoxOwner(deps, tx, subscription, {
      kind: "box_given_up",
      key: `box_given_up:${boxId}`,
      data: {
        ...boxFacts(deps, box),
        day: box.day,
        why,
        zipCode: placeOf(subscription, box).zipCode,
      },
    });
  });
}

async function freeCheckout(deps: Deps, boxId: string): Promise<void> {
  const [held] = await deps.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .innerJoin(boxes, eq(boxes.checkoutId, checkouts.id))
    .where(and(eq(boxes.id, boxId), eq(checkouts.state, "held")));
  if (!held) return;
  const [checkout] = await deps.db
    .update(checkouts)
    .set({ holdExpiresAt: PAST })
    .where(and(eq(checkouts.id, held.id), eq(checkouts.state, "held")))
    .returning();
  if (checkout) await expireCheckout(deps, checkout);
}
