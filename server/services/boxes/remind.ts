import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { users } from "#db/schema/accounts/users.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { IS_OPEN_ACCOUNT } from "../platform/open-account.ts";
import { getSettings } from "../platform/settings.ts";
import { foreseeBoxes } from "./filling/foresee.ts";
import { boxFacts, mailBoxOwner } from "./mails.ts";
import { placeOf } from "#shared/boxes/food-bank.ts";
import type { Box, Subscription } from "./plan.ts";
import { chargeOf } from "./terms.ts";
import { namedUnmet } from "./filling/unmet.ts";

/** How long before its cut-off a box's owner is reminded. */
const BEFORE_MS = 24 * 60 * 60_000;

/**
 * Reminds owners a day before the cut-off of what their box will contain and cost: once, and again if the cut-off or
 * total changes. If one fails, the others are still sent. An owner whose account is closed is reminded if it opens
 * again in time.
 */
export async function remindOfBoxes(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const settings = await getSettings(deps);
  const rows = await deps.db
    .select({ box: boxes, subscription: boxSubscriptions })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .innerJoin(users, eq(users.id, boxSubscriptions.userId))
    .where(
      and(
        IS_OPEN_ACCOUNT,
        eq(boxes.state, "planned"),
        isNull(boxes.remindedAt),
        gt(boxes.dueAt, now),
        lte(boxes.dueAt, new Date(now.getTime() + BEFORE_MS)),
      ),
    )
    .orderBy(asc(boxes.dueAt));
  const steps = rows.map((row) => ({
    facts: { boxId: row.box.id },
    run: () => remind(deps, settings, row),
  }));
  await eachSurvives(deps, "a box's owner could not be reminded", steps);
}

type Row = { box: Box; subscription: Subscription };

async function remind(deps: Deps, settings: Settings, { box, subscription }: Row): Promise<void> {
  const foreseen = (await foreseeBoxes(deps, subscription, box.day)).get(box.id);
  const contents = foreseen?.contents ?? [];
  const holds = (id: number) => contents.some((one) => one.id === id);
  const [unmet = []] = await namedUnmet(deps, [{ unmet: foreseen?.unmet ?? [], holds }]);
  await inTransaction(deps.db, async (tx) => {
    // If the owner has changed something since it was read, the next run reads it again.
    if (!box.dueAt || !(await standsAsRead(tx, { box, subscription }))) return;
    const set = { remindedAt: deps.clock.now() };
    await tx.update(boxes).set(set).where(eq(boxes.id, box.id));
    const chargeAt = box.dueAt.toISOString();
    const place = placeOf(subscription, box);
    const { total } = chargeOf(place, box, { settings, at: box.dueAt });
    await mailBoxOwner(deps, tx, subscription, {
      kind: "box_reminder",
      key: `box_reminder:${box.id}:${chargeAt}:${total}`,
      data: {
        ...boxFacts(deps, subscription),
        day: box.day,
        window: subscription.window,
        chargeAt,
        total,
        card: subscription.cardLabel,
        donatedTo: box.donatedTo?.name ?? null,
        unmet,
        contents: contents.map(({ picture, name, pack, farmName }) => ({
          picture,
          name,
          pack,
          farmName,
        })),
      },
    });
  });
}

/**
 * Locks the box and the subscription as changes by their owner do; returns whether both are still as the email says.
 */
async function standsAsRead(tx: Tx, { box, subscription }: Row): Promise<boolean> {
  const isTheirs = eq(boxSubscriptions.id, subscription.id);
  const [held] = await tx.select().from(boxSubscriptions).where(isTheirs).for("update");
  const isPlanned = and(eq(boxes.state, "planned"), isNull(boxes.remindedAt));
  const [present] = await tx
    .select()
    .from(boxes)
    .where(and(eq(boxes.id, box.id), isPlanned))
    .for("update");
  if (!held || !present) return false;
  const told = [subscription, box].map((row) => JSON.stringify(row));
  return [held, present].every((row, at) => JSON.stringify(row) === told[at]);
}
