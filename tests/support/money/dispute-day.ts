import { eq } from "drizzle-orm";
import { disputes } from "#db/schema/payments/disputes.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import {
  processStoredEvent,
  storeEvent,
} from "#server/services/payments/provider/provider-events.ts";
import { testDeps } from "#tests/support/deps.ts";
import { ana } from "#tests/support/market/people/accounts.ts";
import { openCrewDay } from "#tests/support/market/crew-day.ts";
import type { Bought } from "#tests/support/market/placed-order.ts";

export const DISPUTED = "pm_card_createDispute";
export const INQUIRY = "pm_card_createDisputeInquiry";
export const CONFLICT = { code: "CONFLICT" };

export type DisputeDay = Awaited<ReturnType<typeof openDisputeDay>>;

/** The days that pass end no session; passwords are confirmed by the same clock that asks for them. */
function confirming({ auth, db, clock }: Deps): Pick<Deps, "auth"> {
  const { renewSession } = testDeps(db, { clock }).auth;
  return { auth: { ...auth, renewSession } };
}

/**
 * A delivery day with disputed payments, for orders of two beets: the provider's reports, the bank's decisions, Ada's
 * actions, and the resulting ledger.
 */
export async function openDisputeDay() {
  const at = await openCrewDay(confirming);
  const { deps, market, ada, beets, orderOf } = at;
  const confirm = () => ada.call((api) => api.accounts.confirmPassword({ password: ana.password }));
  const ask = <Result>(run: (api: AppCaller["admin"]["payments"]) => Promise<Result>) =>
    ada.call((api) => run(api.admin.payments));
  /** Processes everything the provider has reported, including disputes. */
  const hear = async () => {
    for (const event of await deps.payments.recentEvents(new Date(0))) {
      await storeEvent(deps, event);
      await processStoredEvent(deps, event.id);
    }
  };
  const disputeOfPayment = async (intentId: string) => {
    const theirs = eq(disputes.intentId, intentId);
    return (await deps.db.select().from(disputes).where(theirs))[0]!;
  };
  const disputeOf = async (number: string) =>
    disputeOfPayment((await orderOf(number)).paymentIntentId);
  return {
    ...at,
    ask,
    confirm,
    hear,
    disputeOf,
    disputeOfPayment,
    begin: async () => {
      at.begin();
      await confirm();
    },
    /** A paid order of the day, with a dispute at the provider that is not yet reported. */
    bought: (card?: string, more: Partial<Bought> = {}) =>
      at.bought({
        goods: [{ slug: "own-beets", quantity: 2 }],
        ...(card && { card }),
        ...more,
      }),
    stateOf: async (number: string) => (await orderOf(number)).state,
    pack: (number: string) => at.tick(at.lou, number, beets),
    cancel: async (number: string) => {
      await confirm();
      return ask((api) => api.cancelOrder({ number, reason: "The bank disputes it" }));
    },
    settle: async (number: string, outcome: "won" | "lost") => {
      await market.control.settleDispute((await disputeOf(number)).id, outcome);
      await hear();
    },
    /** The balance of a ledger account for one order. */
    accountOf: async (number: string, account: string): Promise<number> => {
      const { paymentIntentId } = await orderOf(number);
      const [row] = await at.sql`
        select coalesce(sum(e.amount_cents), 0)::int as sum from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where t.intent_id = ${paymentIntentId} and e.account = ${account}`;
      return row?.["sum"];
    },
    paymentOf: async (number: string) => {
      const { paymentIntentId } = await orderOf(number);
      return ask((api) => api.one({ intentId: paymentIntentId }));
    },
  };
}
