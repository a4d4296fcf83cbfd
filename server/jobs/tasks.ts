import type { Task, TaskList } from "graphile-worker";
import { errorSummary } from "#shared/platform/error-facts.ts";
import { eraseDueAccounts } from "../services/accounts/own/erase.ts";
import {
  type FormerAddress,
  forgetFormerAddress,
} from "../services/accounts/own/former-address.ts";
import { sendResetLink } from "../services/accounts/own/password.ts";
import { reorderShop } from "../services/catalog/reorder.ts";
import { remindOfCertificates } from "../services/farms/certificates/remind.ts";
import { lockOrders } from "../services/orders/lock-orders.ts";
import { remindCustomers } from "../services/orders/remind-customers.ts";
import { settleLeftBehind } from "../services/logistics/left-behind.ts";
import { sendCustomerUpdate } from "../services/mail/customer-updates/send.ts";
import { chargeBoxes } from "../services/boxes/charge.ts";
import { planBoxes } from "../services/boxes/plan.ts";
import { sendBoxNotices } from "../services/boxes/notices.ts";
import { remindOfBoxes } from "../services/boxes/remind.ts";
import { reopenRestedFarms } from "../services/farms/farm-page-edit.ts";
import { processStoredEvent } from "../services/payments/provider-events.ts";
import { sendDueAlerts } from "../services/catalog/product-alerts.ts";
import { purgeOld, purgeThrottles } from "../services/platform/retention.ts";
import { type Deliver, sendDueMail } from "../services/mail/send-mail.ts";
import { reconcileEvents, sweepPayments } from "../services/payments/sweep.ts";
import { tellWaiting } from "../services/subscribers/waiting-list.ts";
import { dropPicture } from "../files/uploaded-pictures.ts";
import type { PictureStore } from "../files/picture-store.ts";
import type { Deps } from "../deps.ts";
import type { Log } from "../log.ts";

/** How often the sweep looks for payments that nobody finished. */
const SWEEP_EVERY_MS = 15_000;
/** How soon it is looked again whether the notice to a former address has left. */
const FORGET_AGAIN_MS = 60_000;

/** What the tasks need. */
export type TaskOptions = {
  deps: Deps;
  /** Null leaves mail in the outbox. */
  deliver: Deliver | null;
  /** Where the photos that farms send are kept. */
  photos: PictureStore;
};

/** Everything that is done in the background, by the names that `JobPayloads` and the schedules use. */
export function tasks({ deps, deliver, photos }: TaskOptions): TaskList {
  const list: TaskList = {
    process_webhook: (payload) => processStoredEvent(deps, textOf(payload, "eventId")),
    send_customer_update: (payload) => sendCustomerUpdate(deps, textOf(payload, "updateId")),
    sweep_payments: async (_payload, { addJob }) => {
      await sweepPayments(deps);
      const runAt = new Date(deps.clock.now().getTime() + SWEEP_EVERY_MS);
      await addJob("sweep_payments", {}, { runAt, jobKey: "sweep_payments_next" });
    },
    reconcile_events: () => reconcileEvents(deps),
    send_reset_link: (payload) => sendResetLink(deps, textOf(payload, "email")),
    plan_boxes: () => planBoxes(deps),
    tell_waiting: async () => void (await tellWaiting(deps)),
    box_notices: () => sendBoxNotices(deps),
    charge_boxes: async () => {
      await Promise.all([remindOfBoxes(deps), chargeBoxes(deps)]);
    },
    reopen_rested_farms: async () => {
      await reopenRestedFarms(deps);
    },
    reorder_shop: async () => void (await reorderShop(deps)),
    purge_old: () => purgeOld(deps),
    purge_throttles: () => purgeThrottles(deps),
    erase_due_accounts: () => eraseDueAccounts(deps),
    forget_address: async (payload, { addJob }) => {
      const former = formerAddressOf(payload);
      if (await forgetFormerAddress(deps, former)) return;
      const runAt = new Date(deps.clock.now().getTime() + FORGET_AGAIN_MS);
      await addJob("forget_address", former, { runAt });
    },
    drop_photo: (payload) => dropPicture(photos, textOf(payload, "key")),
    lock_orders: async () => void (await lockOrders(deps)),
    remind_of_certificates: async () => void (await remindOfCertificates(deps)),
    remind_customers: async () => void (await remindCustomers(deps)),
    settle_left_behind: async () => void (await settleLeftBehind(deps)),
    send_mail: async () => {
      if (deliver) while ((await sendDueMail(deps, deliver)) > 0);
    },
    send_product_alerts: async () => void (await sendDueAlerts(deps)),
  };
  return quiet(list, deps.log);
}

/**
 * The same tasks, whose failures are logged with their causes and stay in the queue as kind and code
 * alone: messages of drivers quote parameters and addresses.
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
  const said = new Error(errorSummary(error));
  delete said.stack;
  return said;
}

function formerAddressOf(payload: unknown): FormerAddress {
  const [userId, email] = [textOf(payload, "userId"), textOf(payload, "email")];
  const wasProven =
    typeof payload === "object" && payload !== null && Reflect.get(payload, "wasProven") === true;
  return { userId, email, wasProven };
}

function textOf(payload: unknown, name: string): string {
  const value: unknown =
    typeof payload === "object" && payload !== null ? Reflect.get(payload, name) : undefined;
  if (typeof value === "string") return value;
  throw new TypeError(`The job names no ${name}`);
}
