import type { JobHelpers, Task, TaskList } from "graphile-worker";
import { MINUTE_MS } from "#shared/durations.ts";
import { errorSummary } from "#shared/platform/error-facts.ts";
import { type JobName, type JobPayload, JOBS, startOf } from "#shared/platform/jobs/job-table.ts";
import { eraseDueAccounts } from "../services/accounts/own/erase.ts";
import { forgetFormerAddress } from "../services/accounts/own/former-address.ts";
import { sendResetLink } from "../services/accounts/own/password.ts";
import { reorderShop } from "../services/catalog/shop/reorder.ts";
import { remindOfCertificates } from "../services/farms/certificates/remind.ts";
import { remindOfVisits } from "../services/farms/visits/remind.ts";
import { sendOrderLink } from "../services/orders/guests/link.ts";
import { lockOrders } from "../services/orders/lifecycle/lock-orders.ts";
import { remindCustomers } from "../services/orders/remind-customers.ts";
import { askForReviews } from "../services/orders/reviews/ask.ts";
import { notifyOfLateVans } from "../services/logistics/late/late-vans.ts";
import { settleLeftBehind } from "../services/logistics/left-behind.ts";
import { sendScheduledUpdates } from "../services/subscribers/customer-updates/schedule.ts";
import { sendCustomerUpdate } from "../services/subscribers/customer-updates/send.ts";
import { chargeBoxes } from "../services/boxes/charging/charge.ts";
import { planBoxes } from "../services/boxes/plan.ts";
import { sendBoxNotices } from "../services/boxes/notices.ts";
import { remindOfBoxes } from "../services/boxes/remind.ts";
import { reopenPausedFarms } from "../services/farms/farm-page-edit.ts";
import { finishRemoval } from "../services/payments/cards.ts";
import { sendDueGiftCards } from "../services/payments/gift-cards/send.ts";
import { settleReferrals } from "../services/payments/referrals/credit.ts";
import { draftDue } from "../services/payments/payouts/draft.ts";
import { reconcile } from "../services/payments/reconciliation/reconcile.ts";
import { processStoredEvent } from "../services/payments/provider/provider-events.ts";
import { sendDueAlerts } from "../services/catalog/product/product-alerts.ts";
import { purgeOld, purgeThrottles } from "../services/analytics/retention/retention.ts";
import { recordInvariantCheck } from "../services/analytics/invariants/check.ts";
import { reconcileEvents, sweepPayments } from "../services/payments/sweep/sweep.ts";
import { endMemberships } from "../services/memberships/end.ts";
import { notifyWaiting } from "../services/subscribers/waiting-list.ts";
import { dropPicture } from "../files/uploaded-pictures.ts";
import type { PictureStore } from "../files/picture-store.ts";
import type { Deps } from "../deps.ts";
import type { Log } from "../log.ts";

/** How often the sweep checks for unfinished payments. */
const SWEEP_EVERY_MS = 15_000;
/** How soon to check again whether the notice to a former address has been sent. */
const FORGET_AGAIN_MS = MINUTE_MS;

/** Dependencies of the tasks. */
export type TaskOptions = {
  deps: Deps;
  /** Storage for the photos that farms upload. */
  photos: PictureStore;
};

type Handlers = {
  [Name in JobName]: (payload: JobPayload<Name>, helpers: JobHelpers) => Promise<unknown>;
};

/** All background work: one handler for each row of the table of jobs. */
export function tasks(options: TaskOptions): TaskList {
  const list = handlers(options);
  const checked = (Object.keys(JOBS) as JobName[]).map((name): [string, Task] => [
    name,
    taskOf(name, list[name]),
  ]);
  return quiet(Object.fromEntries(checked), options.deps.log);
}

function taskOf<Name extends JobName>(name: Name, handler: Handlers[Name]): Task {
  const { payload: schema } = JOBS[name];
  return async (payload, helpers) => {
    await handler(schema.parse(payload) as JobPayload<Name>, helpers);
  };
}

function handlers({ deps, photos }: TaskOptions): Handlers {
  return {
    process_webhook: ({ eventId }) => processStoredEvent(deps, eventId),
    send_customer_update: ({ updateId }) => sendCustomerUpdate(deps, updateId),
    send_scheduled_updates: () => sendScheduledUpdates(deps),
    sweep_payments: async (_payload, { addJob }) => {
      await sweepPayments(deps);
      const runAt = new Date(deps.clock.now().getTime() + SWEEP_EVERY_MS);
      await addJob("sweep_payments", {}, { runAt, ...startOf("sweep_payments") });
    },
    reconcile_events: () => reconcileEvents(deps),
    reconcile_money: () => reconcile(deps),
    send_order_link: (asked) => sendOrderLink(deps, asked),
    send_reset_link: ({ email }) => sendResetLink(deps, email),
    plan_boxes: () => planBoxes(deps),
    notify_waiting: () => notifyWaiting(deps),
    box_notices: () => sendBoxNotices(deps),
    charge_boxes: async () => {
      try {
        await chargeBoxes(deps);
      } finally {
        await remindOfBoxes(deps);
      }
    },
    reopen_paused_farms: () => reopenPausedFarms(deps),
    end_memberships: () => endMemberships(deps),
    reorder_shop: () => reorderShop(deps),
    purge_old: () => purgeOld(deps),
    check_invariants: () => recordInvariantCheck(deps),
    purge_throttles: () => purgeThrottles(deps),
    erase_due_accounts: () => eraseDueAccounts(deps),
    forget_address: async (former, { addJob }) => {
      if (await forgetFormerAddress(deps, former)) return;
      const runAt = new Date(deps.clock.now().getTime() + FORGET_AGAIN_MS);
      await addJob("forget_address", former, { runAt });
    },
    remove_card: (removal) => finishRemoval(deps, removal),
    drop_photo: ({ key }) => dropPicture(photos, key),
    draft_payouts: () => draftDue(deps),
    lock_orders: () => lockOrders(deps),
    remind_of_certificates: () => remindOfCertificates(deps),
    remind_of_visits: () => remindOfVisits(deps),
    remind_customers: () => remindCustomers(deps),
    send_gift_cards: () => sendDueGiftCards(deps),
    settle_referrals: () => settleReferrals(deps),
    ask_for_reviews: () => askForReviews(deps),
    notify_of_late_vans: () => notifyOfLateVans(deps),
    settle_left_behind: () => settleLeftBehind(deps),
    send_product_alerts: () => sendDueAlerts(deps),
  };
}

/**
 * Wraps tasks so that failures are logged with their causes, but stored in the queue only by kind and code:
 * messages of drivers quote parameters and addresses.
 */
function quiet(list: TaskList, log: Log): TaskList {
  const wrapped = Object.entries(list).map(([name, task]): [string, Task] => [
    name,
    async (payload, helpers) => {
      try {
        await task?.(payload, helpers);
      } catch (error) {
        const { id: jobId, attempts } = helpers.job;
        log.error({ err: error, task: name, jobId, attempts }, "a job failed");
        throw bare(error);
      }
    },
  ]);
  return Object.fromEntries(wrapped);
}

function bare(error: unknown): Error {
  const summary = new Error(errorSummary(error));
  delete summary.stack;
  return summary;
}
