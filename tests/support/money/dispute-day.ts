import { eq } from "drizzle-orm";
import { disputes } from "#db/schema/payments/disputes.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { testDeps } from "#tests/support/deps.ts";
import { ana } from "#tests/support/market/people/accounts.ts";
import { openCrewDay } from "#tests/support/market/orders/crew-day.ts";
import type { Bought } from "#tests/support/market/orders/placed-order.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";

export const DISPUTED = "pm_card_createDispute";
export const INQUIRY = "pm_card_createDisputeInquiry";

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
      await processReportedEvents(deps);
    },
    /** The balance of a ledger account for one order. */
    accountOf: async (number: string, account: string): Promise<number> => {
      const { paymentIntentId: intentId } = await orderOf(number);
      return ledgerBalance(at.sql, { intentId }, account);
    },
    paymentOf: async (number: string) => {
      const { paymentIntentId } = await orderOf(number);
      return ask((api) => api.one({ intentId: paymentIntentId }));
    },
  };
}
