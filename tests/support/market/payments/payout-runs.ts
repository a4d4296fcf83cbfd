import { desc, eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import { approveRun } from "#server/services/payments/payouts/decide.ts";
import { draftDue } from "#server/services/payments/payouts/draft.ts";
import { payoutDayFrom } from "#shared/payments/payouts/payout.ts";
import { addDays, businessDayAt, startOfBusinessDay } from "#shared/time.ts";
import { accountsOf, farmOwner } from "../people/farm-owner.ts";
import { addFarm } from "../market.ts";
import type { World } from "../../powers/world.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

type Order = typeof orders.$inferSelect;
/** A test card whose payments are available immediately. */
export const AT_ONCE = "pm_card_bypassPending";

/** Creates a farm and assigns the world's goods to it. */
export async function growingFarm({ deps, goods }: World): Promise<number> {
  const farmId = await addFarm(deps.db);
  await deps.db.update(products).set({ farmId }).where(eq(products.id, goods.productId));
  goods.farmId = farmId;
  return farmId;
}

/** A member of the farm with a ready payout account, and that account's id at the provider. */
export async function readyOwner({ deps, market }: World, farmId: number) {
  const owner = await farmOwner(deps, farmId);
  await owner.call((api) => api.farmer.payouts.beginOnboarding());
  const [row] = await accountsOf(deps, farmId);
  const accountId = row!.providerAccountId!;
  await market.control.onboard(accountId, "complete");
  await owner.call((api) => api.farmer.payouts.refresh({}));
  return { owner, accountId };
}

/** An order with immediately available funds, and its farm's earnings. */
export async function sold(world: World, quantity = 2) {
  const order = await world.order(await world.person(), { quantity, card: AT_ONCE });
  const [line] = await world.deps.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  return { order, line: line! };
}

/** Delivers the order at the clock's current time. */
export async function deliver({ market, clock }: World, { number }: Order): Promise<void> {
  await markDelivered(market.database.sql, number, clock.now());
}

/** Advances the clock to noon of the next payout day. */
export function passToPayoutDay({ clock, payoutDays }: World): string {
  const tomorrow = addDays(businessDayAt(clock.now()), 1);
  const day = payoutDayFrom(tomorrow, payoutDays);
  const noon = startOfBusinessDay(day).getTime() + 12 * 3_600_000;
  clock.pass(noon - clock.now().getTime());
  return day;
}

/** The run of the next payout day, as the job drafts it. */
export async function nextRun(world: World) {
  passToPayoutDay(world);
  await draftDue(world.deps);
  return newestRun(world);
}

export async function newestRun({ deps: { db } }: World) {
  const [run] = await db.select().from(payoutRuns).orderBy(desc(payoutRuns.day)).limit(1);
  return run!;
}

/** Approves a run as an admin does who has just opened it. */
export async function approveAsShown(
  deps: World["deps"],
  admin: Parameters<typeof approveRun>[1],
  runId: string,
): Promise<void> {
  const [run] = await deps.db.select().from(payoutRuns).where(eq(payoutRuns.id, runId));
  const draftedAt = (run?.draftedAt ?? deps.clock.now()).toISOString();
  await approveRun(deps, admin, { runId, draftedAt });
}

/** What a farm is paid in a run. */
export async function payoutsOf({ deps: { db } }: World, farmId: number) {
  return db.select().from(payouts).where(eq(payouts.farmId, farmId)).orderBy(payouts.createdAt);
}
