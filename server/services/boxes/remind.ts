import { and, asc, eq, gt, lte } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Cents } from "#shared/money.ts";
import { users } from "#db/schema/accounts/users.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { IS_OPEN_ACCOUNT } from "../platform/people/open-account.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { type BoxRow, boxRows } from "./box-rows.ts";
import { foreseeBoxes } from "./filling/foresee.ts";
import { boxFacts, mailBoxOwner } from "./mails.ts";
import { placeOf } from "#shared/boxes/food-bank.ts";
import { chargeOf } from "./terms.ts";
import { namedUnmet } from "./filling/unmet.ts";

/** How long before its cut-off a box's owner is reminded. */
const BEFORE_MS = DAY_MS;
/** How long before it a second reminder is sent if something has changed, so that it says how things stand then. */
const AGAIN_BEFORE_MS = 2 * HOUR_MS;
/** The most reminders of a box. */
const MOST_REMINDERS = 2;

/**
 * Reminds owners a day before the cut-off of what their box will contain and cost: once, and a second time two hours
 * before it if the total, window, card or recipient has changed, or a day before another cut-off. If one fails, the
 * others are still sent. An owner whose account is closed is reminded if it opens again in time.
 */
export async function remindOfBoxes(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const settings = await getSettings(deps);
  const rows = await boxRows(deps.db)
    .innerJoin(users, eq(users.id, boxSubscriptions.userId))
    .where(
      and(
        IS_OPEN_ACCOUNT,
        eq(boxes.state, "planned"),
        gt(boxes.dueAt, now),
        lte(boxes.dueAt, new Date(now.getTime() + BEFORE_MS)),
      ),
    )
    .orderBy(asc(boxes.dueAt));
  const steps = rows
    .map((row) => ({ ...row, ...chargedIn(settings, row, now) }))
    .filter((row) => isDue(row, now))
    .map((row) => ({ facts: { boxId: row.box.id }, run: () => remind(deps, row) }));
  await eachSurvives(deps, "a box's owner could not be reminded", steps);
}

function isDue({ box, announced }: BoxRow & Charged, now: Date): boolean {
  const { remindedOf, reminders, dueAt } = box;
  if (remindedOf === null) return true;
  if (remindedOf === announced || reminders >= MOST_REMINDERS || !dueAt) return false;
  const hasOtherCutOff = !remindedOf.startsWith(cutOffAnnounced(dueAt));
  return hasOtherCutOff || dueAt.getTime() - now.getTime() <= AGAIN_BEFORE_MS;
}

/** The charge for a box, and everything whose change is worth another reminder. */
type Charged = { total: Cents; announced: string };

function chargedIn(settings: Settings, { box, subscription }: BoxRow, now: Date): Charged {
  const { dueAt, donatedTo } = box;
  const { window, cardLabel } = subscription;
  const { total } = chargeOf(placeOf(subscription, box), box, { settings, at: dueAt ?? now });
  return { total, announced: JSON.stringify([dueAt, total, window, cardLabel, donatedTo?.name]) };
}

/** How what was announced begins for a cut-off. */
function cutOffAnnounced(dueAt: Date): string {
  return JSON.stringify([dueAt]).slice(0, -1);
}

async function remind(
  deps: Deps,
  { box, subscription, total, announced }: BoxRow & Charged,
): Promise<void> {
  const foreseen = (await foreseeBoxes(deps, subscription, box.day)).get(box.id);
  const contents = foreseen?.contents ?? [];
  const holds = (id: number) => contents.some((one) => one.id === id);
  const [unmet = []] = await namedUnmet(deps, [{ unmet: foreseen?.unmet ?? [], holds }]);
  await inTransaction(deps.db, async (tx) => {
    // If the owner has changed something since it was read, the next run reads it again.
    if (!box.dueAt || !(await isUnchanged(tx, { box, subscription }))) return;
    const reminders = box.reminders + 1;
    await tx.update(boxes).set({ remindedOf: announced, reminders }).where(eq(boxes.id, box.id));
    const chargeAt = box.dueAt.toISOString();
    const key = `box_reminder:${box.id}:${deps.clock.now().toISOString()}:${total}`;
    await mailBoxOwner(deps, tx, subscription, {
      kind: "box_reminder",
      key,
      data: {
        ...boxFacts(deps, box),
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
async function isUnchanged(tx: Tx, { box, subscription }: BoxRow): Promise<boolean> {
  const isTheirs = eq(boxSubscriptions.id, subscription.id);
  const [held] = await tx.select().from(boxSubscriptions).where(isTheirs).for("update");
  const isPlanned = and(eq(boxes.id, box.id), eq(boxes.state, "planned"));
  const [present] = await tx.select().from(boxes).where(isPlanned).for("update");
  if (!held || !present) return false;
  const read = [subscription, box].map((row) => JSON.stringify(row));
  return [held, present].every((row, at) => JSON.stringify(row) === read[at]);
}
