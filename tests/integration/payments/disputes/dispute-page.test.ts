import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { onADay } from "#tests/support/market/time/on-a-day.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { DISPUTED, type DisputeDay, openDisputeDay } from "#tests/support/money/dispute-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let at: DisputeDay;
onADay(openDisputeDay, (opened) => {
  at = opened;
});

const LEFT = { kind: "delivered", remark: "front_door", note: "At the door" } as const;

describe("The page of a dispute", () => {
  const read = async (number: string) => {
    const { id } = await at.disputeOf(number);
    return at.ask((api) => api.dispute({ disputeId: id }));
  };

  it("has order, amounts, delivery proof and the emails that were sent, and no IP address", async () => {
    const number = await at.bought(DISPUTED);
    await at.lock();
    await at.pack(number);
    await at.plan();
    const routes = await at.routes();
    const routeId = routes[0]!.id;
    await at.start(routeId);
    const happenedAt = new Date(at.clock.now().getTime() - 60_000).toISOString();
    const stopId = routes[0]!.stops[0]!.id;
    await at.bo.call((api) =>
      api.logistics.report({
        routeId,
        events: [{ id: randomUUID(), stopId, ...LEFT, happenedAt }],
      }),
    );
    const { id } = await at.orderOf(number);
    await at.sql`
      update emails set state = 'sent', sent_at = now() where dedupe_key = ${`order_placed:${id}`}`;
    await processReportedEvents(at.deps);
    const { facts, draft, dueBy, status } = await read(number);
    const { total } = await at.orderOf(number);
    expect(facts).toMatchObject({
      number,
      customer: { email: "ana@furrow.example" },
      paid: { amount: total, received: total },
      quoted: { total },
      lines: [{ name: "Own beets", quantity: 2 }],
      delivery: [LEFT],
      mails: [{ kind: "order_placed" }],
    });
    expect(status).toBe("needs_response");
    expect(dueBy).not.toBeNull();
    expect((await speak("es", () => read(number))).draft).toBe(draft);
    const proof = [number, "9 Quiet Lane", "Left at the front door. At the door", "Own beets"];
    for (const words of [...proof, "Order placed"]) expect(draft).toContain(words);
    expect(JSON.stringify(facts)).not.toMatch(/\b\d{1,3}(?:\.\d{1,3}){3}\b/);
  });

  it.each([
    ["winning_evidence", "won"],
    ["losing_evidence", "lost"],
    ["It was delivered, and the customer thanked us.", "under_review"],
  ])("sends %s to the bank, and is %s, with an audit row", async (text, status) => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    const { id: disputeId, intentId } = await at.disputeOf(number);
    expect(await at.ask((api) => api.answerDispute({ disputeId, text }))).toEqual({ status });
    expect(await at.disputeOf(number)).toMatchObject({ status, attempts: 1 });
    const [entry] = await at.sql`
      select action, actor_name, subject_id from audit_log order by id desc limit 1`;
    expect(entry).toEqual({
      action: "dispute.answered",
      actor_name: "ada",
      subject_id: intentId,
    });
    if (status === "under_review") return;
    await expect(at.ask((api) => api.answerDispute({ disputeId, text }))).rejects.toMatchObject(
      CONFLICT,
    );
  });

  it("accepts the loss, with an audit row, and settles what was canceled", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    await at.cancel(number);
    const { id: disputeId } = await at.disputeOf(number);
    expect(await at.ask((api) => api.acceptDispute({ disputeId }))).toEqual({ status: "lost" });
    const [entry] = await at.sql`
      select action from audit_log order by id desc limit 1`;
    expect(entry).toEqual({ action: "dispute.accepted" });
    expect((await at.paymentOf(number)).state).toBe("refunded");
  });

  it("names who accepts it before the bank is asked, in case we never hear its yes", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    const { id: disputeId, intentId } = await at.disputeOf(number);
    await at.market.control.addFault({
      op: "disputes.close",
      times: 99,
      fault: { kind: "reset", when: "before" },
    });
    await expect(at.ask((api) => api.acceptDispute({ disputeId }))).rejects.toMatchObject({
      cause: { code: "provider_unavailable" },
    });
    await at.market.control.clearFaults();
    const [entry] = await at.sql`
      select action, actor_name, subject_id from audit_log order by id desc limit 1`;
    expect(entry).toEqual({
      action: "dispute.accepted",
      actor_name: "ada",
      subject_id: intentId,
    });
    expect((await at.disputeOf(number)).status).toBe("needs_response");
  });

  it("ASVS 7.5.1 answers and accepts only with the password given moments ago", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    const { id: disputeId } = await at.disputeOf(number);
    at.clock.pass(HOUR);
    await expect(at.ask((api) => api.acceptDispute({ disputeId }))).rejects.toThrow(
      "Please enter your password",
    );
    await expect(
      at.ask((api) => api.answerDispute({ disputeId, text: "winning_evidence" })),
    ).rejects.toThrow("Please enter your password");
    expect((await at.disputeOf(number)).status).toBe("needs_response");
  });

  it("is there for a plain payment and for one that the provider's own dashboard answered", async () => {
    const payer = visitor(at.deps);
    const { paymentIntentId } = await payer.call((api) =>
      api.checkout.payAmount({ amount: 2_000, email: "pat@furrow.example" }),
    );
    await at.market.pay(paymentIntentId, DISPUTED);
    await processReportedEvents(at.deps);
    const { id: disputeId } = await at.disputeOfPayment(paymentIntentId);
    const page = await at.ask((api) => api.dispute({ disputeId }));
    expect(page.facts).toMatchObject({ purpose: "payment", order: null, lines: [] });
    await at.market.control.settleDispute(disputeId, "won");
    await processReportedEvents(at.deps);
    const after = await at.ask((api) => api.dispute({ disputeId }));
    expect(after).toMatchObject({ status: "won", isAnswerable: false });
    await expect(at.ask((api) => api.dispute({ disputeId: "du_unknown" }))).rejects.toThrow(
      "We cannot find that dispute",
    );
  });
});
