import { useState } from "react";
import { paymentsTest as m } from "#messages/payments/test.ts";
import type { Cents } from "#shared/money.ts";
import type { TestCard } from "#shared/payments/cards/test-cards.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { confirmWith, type Entry, masked } from "./test-run.ts";

const EMAIL = "test.payment@furrow.example";

/** Runs one test payment step by step and logs each request with its response. */
export function useTestRun() {
  const [log, setLog] = useState<readonly Entry[]>([]);
  const [running, setRunning] = useState(false);
  const options = { meta: { silent: true } };
  const payAmount = trpc.checkout.payAmount.useMutation(options);
  const processOrder = trpc.checkout.processOrder.useMutation(options);

  const note = (entry: Omit<Entry, "id">) =>
    setLog((before) => [...before, { ...entry, id: before.length }]);

  const steps = async (card: TestCard, amount: Cents) => {
    const made = await payAmount.mutateAsync({ amount, email: EMAIL });
    const id = masked(made.paymentIntentId);
    note({ tone: "ok", call: "checkout.payAmount", answer: m.waitsForCard(id) });
    const { status, answer } = await confirmWith(card, {
      id: made.paymentIntentId,
      clientSecret: made.clientSecret,
    });
    const tone = status === null ? "failed" : status === "succeeded" ? "ok" : "waiting";
    note({ tone, call: m.confirmed(id, card.method), answer });
    if (status !== "succeeded") return;
    const done = await processOrder.mutateAsync({ paymentIntentId: made.paymentIntentId });
    const answered =
      "receiptNumber" in done ? m.done(done.status, done.receiptNumber.slice(-4)) : done.status;
    note({ tone: "ok", call: `checkout.processOrder ${id}`, answer: answered });
  };

  const run = async (card: TestCard, amount: Cents) => {
    setRunning(true);
    setLog([]);
    try {
      await steps(card, amount);
    } catch (error) {
      const answer = failureOf(error)?.message ?? m.noAnswer;
      note({ tone: "failed", call: m.stopped, answer });
    }
    setRunning(false);
  };
  return { log, running, run };
}
