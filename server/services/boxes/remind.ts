import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import { boxTotals } from "#shared/boxes/box-plan.ts";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { ratesOf } from "#shared/platform/zones/zone-terms.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { users } from "#db/schema/accounts/users.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { IS_OPEN_ACCOUNT } from "../platform/open-account.ts";
import { getSettings } from "../platform/settings.ts";
import { foreseeBoxes } from "./filling/foresee.ts";
import { boxFacts, mailBoxOwner } from "./mails.ts";
import { placeOf } from "#shared/boxes/food-bank.ts";
import type { Box, Subscription } from "./plan.ts";
import { namedUnmet } from "./filling/unmet.ts";

/** How long before a box's cut-off its owner is reminded of it. */
const BEFORE_MS = 24 * 60 * 60_000;

/** What a box to a place comes to with today's tax and fee, before its contents are fixed. */
export function chargeOf(
  { zipCode }: Pick<Delivery, "zipCode">,
  { price }: Pick<Box, "price">,
  { settings, now }: { settings: Settings; now: Date },
) {
  const rates = ratesOf(settings, zipCode, businessDayAt(now));
  return boxTotals({ price, value: price }, rates);
}

/**
 * Reminds owners, a day before its cut-off, of what their box will hold and cost. Once per box; one that fails
 * does not keep the others waiting, and one whose account is closed is reminded should it open again in time.
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

async function remind(
  deps: Deps,
  settings: Settings,
  { box, subscription }: { box: Box; subscription: Subscription },
): Promise<void> {
  const foreseen = (await foreseeBoxes(deps, subscription, box.day)).get(box.id);
  const contents = foreseen?.contents ?? [];
  const holds = (id: number) => contents.some((one) => one.id === id);
  const [unmet = []] = await namedUnmet(deps, [{ unmet: foreseen?.unmet ?? [], holds }]);
  await inTransaction(deps.db, async (tx) => {
    const marked = await tx
      .update(boxes)
      .set({ remindedAt: deps.clock.now() })
      .where(and(eq(boxes.id, box.id), eq(boxes.state, "planned"), isNull(boxes.remindedAt)))
      .returning({ id: boxes.id });
    if (marked.length === 0 || !box.dueAt) return;
    await mailBoxOwner(deps, tx, subscription, {
      kind: "box_reminder",
      key: `box_reminder:${box.id}`,
      data: {
        ...boxFacts(deps, subscription),
        day: box.day,
        window: subscription.window,
        chargeAt: box.dueAt.toISOString(),
        total: chargeOf(placeOf(subscription, box), box, { settings, now: deps.clock.now() }).total,
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
