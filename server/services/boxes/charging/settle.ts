import { and, eq } from "drizzle-orm";
import { BOX_CHARGES, nextCharge } from "#shared/boxes/box-plan.ts";
import type { BoxRefusal } from "#shared/boxes/box-words.ts";
import type { ReturnReason } from "#shared/payments/late-payment.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { ChargeOutcome } from "#server/payments/port.ts";
import { finalizeIntent } from "../../payments/finalize.ts";
import { advance, advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { boxRows } from "../box-rows.ts";
import { boxFacts, mailBoxOwner } from "../mails.ts";
import type { Claim } from "./claim.ts";
import { giveUpBox } from "./give-up.ts";

/** Step three: places the order, or schedules the next attempt. Safe to repeat. */
export async function settleBox(
  deps: Deps,
  claim: Claim,
  { intent, declined }: ChargeOutcome,
): Promise<void> {
  if (!declined) {
    await finalizeIntent(deps, intent.id, "box");
    return;
  }
  const settings = await getSettings(deps);
  const next = await inTransaction(deps.db, (tx) =>
    noteDecline(deps, tx, { ...claim, declined }, settings),
  );
  if (next === "give_up") await giveUpBox(deps, claim.boxId, "declined");
}

/** Records a decline, once per attempt: the query matches only the attempt that was declined. */
async function noteDecline(
  deps: Deps,
  tx: Tx,
  { boxId, attempt, declined }: Claim & { declined: NonNullable<ChargeOutcome["declined"]> },
  settings: Settings,
): Promise<"again" | "give_up"> {
  const [found] = await boxRows(tx)
    .where(and(eq(boxes.id, boxId), eq(boxes.state, "charging"), eq(boxes.attempt, attempt)))
    .for("update", { of: boxes });
  if (!found) return "again";
  const { box, subscription } = found;
  const now = deps.clock.now();
  const dueAt = attempt >= BOX_CHARGES ? null : nextCharge({ day: box.day, now }, settings);
  const lastError = declined.why;
  if (!dueAt) {
    await tx.update(boxes).set({ lastError }).where(eq(boxes.id, boxId));
    return "give_up";
  }
  const set = { dueAt, checkAfter: null, lastError };
  await advance(tx, lifecycles.box, box, "decline", { set });
  await mailBoxOwner(deps, tx, subscription, {
    kind: "box_declined",
    key: `box_declined:${boxId}:${attempt}`,
    data: {
      ...boxFacts(deps, box),
      day: box.day,
      card: subscription.cardLabel,
      why: declined.why,
      needsHolder: declined.needsHolder,
      againAt: dueAt.toISOString(),
    },
  });
  return "again";
}

/** A paid checkout has become an order; if it was for a box, marks the box as placed. */
export async function noteBoxPlaced(tx: Tx, checkoutId: string, orderId: string): Promise<void> {
  const set = { orderId, dueAt: null, lastError: null };
  await advanceAll(tx, lifecycles.box, "place", eq(boxes.checkoutId, checkoutId), { set });
}

/** The refusal to record on a box for each reason its money is refunded. */
const REFUSALS: Record<ReturnReason, BoxRefusal> = {
  goods_gone: "goods_gone",
  order_closed: "late",
  order_moved: "late",
  amount_mismatch: "wrong_amount",
  second_payment: "wrong_amount",
};

/** A box's payment cannot become an order and is refunded; marks the box as given up. */
export async function noteBoxLost(tx: Tx, checkoutId: string, why: ReturnReason): Promise<void> {
  const lastError = REFUSALS[why];
  await advanceAll(tx, lifecycles.box, "give_up", eq(boxes.checkoutId, checkoutId), {
    from: ["charging", "declined"],
    set: { dueAt: null, lastError },
  });
}
