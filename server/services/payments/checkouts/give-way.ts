import { and, asc, eq, isNull, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { MINUTE_MS } from "#shared/durations.ts";
import type { HoldScope } from "#shared/checkout/hold-share.ts";
import { limits } from "#shared/platform/limits.ts";
import { checkouts, holds, slotHolds } from "#db/schema/checkout/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Checkout, Shopper } from "./checkout-row.ts";
import { endCheckout } from "./expire-checkout.ts";
import { HoldRefusedError, type Lack } from "./hold-refused.ts";
import { sideBySide } from "../../platform/side-by-side.ts";
import { hashToken } from "../../platform/links/tokens.ts";

/** The most checkouts that give way to one request, and how many provider calls run in parallel. */
const AT_MOST = 12;
const AT_A_TIME = 4;

/**
 * Runs a transaction that takes holds. If it is refused because of holds whose shoppers never reached the
 * payment step, those are released (decision 014) and it runs once more. Takes no holds for a shopper who has
 * already been told to try again. Throws whatever the transaction throws.
 */
export async function takingHolds<Result>(
  deps: Deps,
  shopper: Shopper,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const unlessGivenUp = async (tx: Tx) => {
    const result = await work(tx);
    shopper.givenUp?.throwIfAborted();
    return result;
  };
  return givingWay(deps, shopper, () => inTransaction(deps.db, unlessGivenUp));
}

/**
 * Like `takingHolds`, for a function that manages its own transaction: runs it again once if other holds gave
 * way.
 */
export async function givingWay<Result>(
  deps: Deps,
  shopper: Shopper,
  take: () => Promise<Result>,
): Promise<Result> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof HoldRefusedError)) throw error;
    if (!(await letGiveWay(deps, shopper, error.lack))) throw error;
  }
  return take();
}

/** False if no hold can give way. True if some did; only the retry shows whether that was enough. */
async function letGiveWay(deps: Deps, shopper: Shopper, lack: Lack): Promise<boolean> {
  if (lack.kind === "over") {
    await endCheckout(deps, lack.checkout);
    return true;
  }
  const chosen = await whoGivesWay(deps, shopper, lack);
  await sideBySide(chosen, AT_A_TIME, async (checkout) => {
    try {
      await giveWay(deps, checkout);
    } catch (error) {
      deps.log.error({ err: error, checkoutId: checkout.id }, "a checkout could not give way");
    }
  });
  return chosen.length > 0;
}

/**
 * Reads the payment again from the provider: a shopper who has tried to pay in the meantime keeps the goods.
 */
async function giveWay(deps: Deps, checkout: Checkout): Promise<void> {
  const intentId = checkout.paymentIntentId;
  const intent = intentId ? await deps.payments.readIntent(intentId) : null;
  if (intentId && intent?.attempted) {
    await deps.db
      .update(payments)
      .set({ attemptedAt: sql`coalesce(${payments.attemptedAt}, ${instantOf(deps.clock.now())})` })
      .where(eq(payments.intentId, intentId));
    return;
  }
  await endCheckout(deps, checkout);
}

/**
 * The checkouts that give way, longest held first: past their protected time, with no attempt to pay. Empty if
 * releasing all of them would still not be enough.
 */
async function whoGivesWay(
  deps: Deps,
  shopper: Shopper,
  lack: Exclude<Lack, { kind: "over" }>,
): Promise<Checkout[]> {
  const among = lack.among === "all" ? undefined : heldBy(shopper, lack.among);
  if (lack.kind === "checkout") return candidates(deps, shopper, among, 1);
  if (lack.kind === "slot") {
    return candidates(deps, shopper, and(among, holdsSlot(lack.slot)), 1);
  }
  const chosen = new Map<string, Checkout>();
  for (const { id, missing } of lack.units) {
    const found = await holdersOf(deps, shopper, { productId: id, missing, among, chosen });
    if (!found) return [];
    for (const checkout of found) chosen.set(checkout.id, checkout);
  }
  return chosen.size > AT_MOST ? [] : [...chosen.values()];
}

type Missing = {
  productId: number;
  /** Units still needed. */
  missing: number;
  among: SQL | undefined;
  chosen: ReadonlyMap<string, Checkout>;
};

/**
 * The checkouts that must give way to free this many units of a product, in addition to those already chosen;
 * null if there are not enough.
 */
async function holdersOf(
  { db, clock }: Deps,
  shopper: Shopper,
  { productId, missing, among, chosen }: Missing,
): Promise<Checkout[] | null> {
  const rows = await db
    .select({ checkout: checkouts, quantity: holds.quantity })
    .from(holds)
    .innerJoin(checkouts, eq(checkouts.id, holds.checkoutId))
    .leftJoin(payments, eq(payments.intentId, checkouts.paymentIntentId))
    .where(
      and(
        eq(holds.productId, productId),
        eq(holds.state, "active"),
        mayGiveWay(shopper, clock.now()),
        among,
      ),
    )
    .orderBy(asc(checkouts.holdEndsAt), asc(checkouts.id))
    .limit(AT_MOST);
  const first = rows.filter(({ checkout }) => chosen.has(checkout.id));
  let units = first.reduce((sum, { quantity }) => sum + quantity, 0);
  const found: Checkout[] = [];
  for (const { checkout, quantity } of rows) {
    if (units >= missing) break;
    if (chosen.has(checkout.id)) continue;
    found.push(checkout);
    units += quantity;
  }
  return units >= missing ? found : null;
}

async function candidates(
  { db, clock }: Deps,
  shopper: Shopper,
  where: SQL | undefined,
  count: number,
): Promise<Checkout[]> {
  const rows = await db
    .select({ checkout: checkouts })
    .from(checkouts)
    .leftJoin(payments, eq(payments.intentId, checkouts.paymentIntentId))
    .where(and(mayGiveWay(shopper, clock.now()), where))
    .orderBy(asc(checkouts.holdEndsAt), asc(checkouts.id))
    .limit(count);
  return rows.map(({ checkout }) => checkout);
}

/** Weekly boxes and team orders have no network and never give way. */
function mayGiveWay({ token }: Shopper, now: Date): SQL | undefined {
  const held = limits.holdMinutesAtMost - limits.holdMinutesUndisturbed;
  const undisturbed = new Date(now.getTime() + held * MINUTE_MS);
  return and(
    eq(checkouts.state, "held"),
    sql`${checkouts.networkKey} is not null`,
    ne(checkouts.tokenHash, hashToken(token)),
    isNull(payments.attemptedAt),
    lt(checkouts.holdEndsAt, undisturbed),
    or(isNull(payments.state), notInArray(payments.state, ["processing", "succeeded"])),
  );
}

/** The other checkouts of the shopper's account, or of their network. */
function heldBy({ user, network }: Shopper, scope: HoldScope): SQL {
  if (scope === "address") return eq(checkouts.networkKey, network ?? "");
  return user ? eq(checkouts.userId, user.id) : sql`false`;
}

function holdsSlot({ day, window }: { day: string; window: typeof slotHolds.$inferSelect.window }) {
  return sql`exists (select from ${slotHolds} where ${slotHolds.checkoutId} = ${checkouts.id}
    and ${slotHolds.day} = ${day} and ${slotHolds.window} = ${window})`;
}
