import { eq, type SQL, sql } from "drizzle-orm";
import { HOUR_MS } from "#shared/durations.ts";
import { backoff } from "#shared/platform/jobs/backoff.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "../../../deps.ts";
import { readAgain } from "../accounts/read-account.ts";
import { workOff } from "./due-checks.ts";
import { expireCheckout } from "../checkouts/expire-checkout.ts";
import { finalizeIntent } from "../finalize.ts";
import { closeOrphans } from "../intents/orphan-intents.ts";
import { knownEvents, storeEvent } from "../provider/provider-events.ts";
import { readRun } from "../payouts/follow.ts";
import { sendReversal } from "../payouts/reverse.ts";
import { sendPayout } from "../payouts/send.ts";
import { noteRefund } from "../refunds/note.ts";
import { sendRefund } from "../refunds/send.ts";
import { isHeldByBank } from "../refunds/held.ts";

/** Seconds without news from the provider before an open payment is checked. */
const SILENCE_SECONDS = 20;
/** Seconds before the open payment of a weekly box is checked, whose goods are held for days. */
const BOX_SILENCE_SECONDS = 600;
/** Seconds between checks of a refund that the provider has accepted but not completed. */
const PENDING_REFUND_SECONDS = 60;
/** Seconds between checks of whether payouts have arrived in the farms' accounts. */
const RUN_SECONDS = 60;
/** Seconds between checks of a farm's account. */
const ACCOUNT_SECONDS = 6 * 60 * 60;

/**
 * Completes unfinished work: payments whose result was never reported, expired holds, unsent refunds, approved
 * or reversed payouts and farm accounts without recent news. Also closes orphaned payments. All run in
 * parallel, and rows that failed before do not delay the others.
 */
export async function sweepPayments(deps: Deps): Promise<void> {
  await Promise.all([
    finishSilent(deps),
    expireDue(deps),
    closeOrphans(deps),
    sendRequested(deps),
    readPending(deps),
    readAccounts(deps),
    sendPayouts(deps).then(() => readRuns(deps)),
  ]);
}

const hasRunOut = (now: SQL) =>
  sql`${checkouts.state} = 'held' and ${checkouts.holdExpiresAt} <= ${now}`;

/** Finalizes open payments that have had no news from the provider for a while. */
function finishSilent(deps: Deps): Promise<void> {
  const asked = sql`(select ${payments.updatedAt} from ${payments} where ${payments.intentId} = ${checkouts.paymentIntentId})`;
  const silence = (
    now: SQL,
  ) => sql`case when ${checkouts.holdExpiresAt} > ${now} + interval '3 hours'
    then ${BOX_SILENCE_SECONDS}::int else ${SILENCE_SECONDS}::int end`;
  const checked = {
    table: checkouts,
    due: (now: SQL) => sql`${checkouts.state} in ('held', 'processing') and not (${hasRunOut(now)})
      and ${asked} < ${now} - make_interval(secs => ${silence(now)})`,
    order: asked,
    capSeconds: backoff.paymentCapSeconds,
    // A payment that cannot be looked up does not keep its goods past the end of the hold.
    latest: (
      now: SQL,
    ) => sql`case when ${checkouts.state} = 'held' and ${checkouts.holdExpiresAt} > ${now}
      then ${checkouts.holdExpiresAt} else 'infinity' end`,
    restSeconds: null,
    what: "finish_payment",
  };
  return workOff(deps, checked, async (id) => {
    const checkout = await readCheckout(deps, id);
    if (checkout?.paymentIntentId) await finalizeIntent(deps, checkout.paymentIntentId, "sweeper");
  });
}

/** Ends expired holds. */
function expireDue(deps: Deps): Promise<void> {
  const checked = {
    table: checkouts,
    due: hasRunOut,
    order: sql`${checkouts.holdExpiresAt}`,
    capSeconds: backoff.paymentCapSeconds,
    restSeconds: null,
    what: "end_hold",
  };
  return workOff(deps, checked, async (id) => {
    const checkout = await readCheckout(deps, id);
    if (checkout?.state === "held") await expireCheckout(deps, checkout);
  });
}

async function readCheckout({ db }: Deps, id: string) {
  const [found] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return found ?? null;
}

/**
 * Sends refunds that are saved but not sent. If the payment has been disputed, the refund waits for the bank's
 * decision: `noteDispute` books what the bank takes for good, and the rest is sent.
 */
function sendRequested(deps: Deps): Promise<void> {
  const checked = {
    table: refunds,
    due: () => sql`${refunds.state} = 'requested' and not ${isHeldByBank}`,
    order: sql`${refunds.createdAt}`,
    capSeconds: backoff.refundCapSeconds,
    restSeconds: null,
    what: "send_refund",
  };
  return workOff(deps, checked, async (id) => {
    const refund = await readRefund(deps, id);
    if (refund?.state === "requested") await sendRefund(deps, refund);
  });
}

/** Checks refunds that the provider has accepted but not completed, in case its events are lost. */
function readPending(deps: Deps): Promise<void> {
  const checked = {
    table: refunds,
    due: () => sql`${refunds.state} = 'pending'`,
    order: sql`${refunds.checkAfter} nulls first, ${refunds.createdAt}`,
    capSeconds: backoff.refundCapSeconds,
    restSeconds: PENDING_REFUND_SECONDS,
    what: "read_refund",
  };
  return workOff(deps, checked, async (id) => {
    const refund = await readRefund(deps, id);
    if (!refund?.providerRefundId) return;
    const known = await deps.payments.readRefund(refund.providerRefundId);
    if (known) await noteRefund(deps, refund.id, known);
  });
}

/** Sends approved payouts and requested reversals. */
function sendPayouts(deps: Deps): Promise<void> {
  const checked = {
    table: payouts,
    due: () => sql`${payouts.state} in ('sending', 'reversing')`,
    order: sql`${payouts.createdAt}`,
    capSeconds: backoff.refundCapSeconds,
    restSeconds: null,
    what: "send_payout",
  };
  return workOff(deps, checked, async (id) => {
    const [payout] = await deps.db.select().from(payouts).where(eq(payouts.id, id));
    if (payout?.state === "sending") await sendPayout(deps, payout);
    if (payout?.state === "reversing") await sendReversal(deps, payout);
  });
}

/** Checks runs with open payouts, in case the provider's events are lost. */
function readRuns(deps: Deps): Promise<void> {
  const checked = {
    table: payoutRuns,
    due: () => sql`${payoutRuns.state} = 'approved'`,
    order: sql`${payoutRuns.checkAfter} nulls first, ${payoutRuns.createdAt}`,
    capSeconds: backoff.refundCapSeconds,
    restSeconds: RUN_SECONDS,
    what: "read_run",
  };
  return workOff(deps, checked, (id) => readRun(deps, id));
}

/** Checks farm accounts, in case the provider's events are lost. */
function readAccounts(deps: Deps): Promise<void> {
  const checked = {
    table: farmAccounts,
    due: () =>
      sql`${farmAccounts.state} <> 'closed' and ${farmAccounts.providerAccountId} is not null`,
    order: sql`${farmAccounts.checkAfter} nulls first, ${farmAccounts.createdAt}`,
    capSeconds: ACCOUNT_SECONDS,
    restSeconds: ACCOUNT_SECONDS,
    what: "read_account",
  };
  return workOff(deps, checked, async (id) => {
    const [row] = await deps.db.select().from(farmAccounts).where(eq(farmAccounts.id, id));
    if (row?.providerAccountId) await readAgain(deps, id, row.providerAccountId);
  });
}

async function readRefund({ db }: Deps, id: string) {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  return found ?? null;
}

const EVENTS_KEPT_MS = 72 * HOUR_MS;

/**
 * Fetches the provider's own list of recent events and stores those that never reached us. An event that cannot
 * be stored is logged and does not stop the others.
 */
export async function reconcileEvents(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS);
  const events = await deps.payments.recentEvents(since);
  const known = await knownEvents(deps, events);
  for (const event of events.filter(({ id }) => !known.has(id))) {
    try {
      await storeEvent(deps, event);
    } catch (error) {
      deps.log.error({ err: error, eventId: event.id }, "an event could not be stored");
    }
  }
}
