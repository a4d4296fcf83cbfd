import { eq } from "drizzle-orm";
import { disputes } from "#db/schema/payments/disputes.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import type { Scenario, World } from "./world.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

/** Creates a dispute that awaits the team's response. Returns its id at the provider. */
async function disputed(world: World): Promise<string> {
  const card = "pm_card_createDispute";
  const { paymentIntentId } = await world.order(await world.person(), { card });
  await processReportedEvents(world.deps);
  const theirs = eq(disputes.intentId, paymentIntentId);
  const [row] = await world.deps.db.select().from(disputes).where(theirs);
  return row?.id ?? "";
}

/** Creates a refund that the customer's bank rejected. Returns its id. */
async function failed(world: World): Promise<string> {
  const card = "pm_card_refundFail";
  const { paymentIntentId: intentId } = await world.order(await world.person(), { card });
  const admin = await world.person("admin");
  const refund = {
    intentId,
    wish: "remaining",
    reason: "It had wilted",
    cause: "poor_quality",
  } as const;
  const { refundId } = await admin.call((api) => api.admin.payments.refund(refund));
  await sweepPayments(world.deps);
  const theirs = eq(refunds.id, refundId);
  const [sent] = await world.deps.db.select().from(refunds).where(theirs);
  await world.market.control.settleRefund(sent?.providerRefundId ?? "", "failed");
  await processReportedEvents(world.deps);
  return refundId;
}

/** Decisions about money that a bank holds or has returned. */
export const DISPUTE_ACTS: Record<string, Scenario> = {
  "admin.payments.sendAgain": async (world) => {
    const one = { refundId: await failed(world) };
    return { who: await world.person("admin"), act: (api) => api.admin.payments.sendAgain(one) };
  },
  "admin.payments.giveAsCredit": async (world) => {
    const one = { refundId: await failed(world) };
    return { who: await world.person("admin"), act: (api) => api.admin.payments.giveAsCredit(one) };
  },
  "admin.payments.answerDispute": async (world) => {
    const answer = { disputeId: await disputed(world), text: "It was delivered to the door." };
    return {
      who: await world.person("admin"),
      act: (api) => api.admin.payments.answerDispute(answer),
    };
  },
  "admin.payments.acceptDispute": async (world) => {
    const one = { disputeId: await disputed(world) };
    return {
      who: await world.person("admin"),
      act: (api) => api.admin.payments.acceptDispute(one),
    };
  },
};
