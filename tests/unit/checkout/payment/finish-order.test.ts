import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { pollDelay } from "#shared/checkout/order-poll.ts";
import { finishOrder, type FinishOptions } from "#client/lib/checkout/flow/outcome/finish-order.ts";

type Answer = Awaited<ReturnType<FinishOptions["ask"]>>;

const placed = {
  status: "placed",
  orderNumber: "FUR-7K3M-9QXT",
  total: 4600,
  day: "2026-11-22",
  window: "morning",
  email: "ada@example.org",
} as Answer;

const refusal = (code: string) =>
  new TRPCClientError("Refused", {
    result: {
      error: { data: { failure: { message: "Refused", code, details: null, fieldErrors: {} } } },
    },
  });

/** Gives these answers in turn, and records how long was waited in between. */
function asking(answers: (Answer | Error)[], surelyPaid = true) {
  const waits: number[] = [];
  const asked = { times: 0, slow: 0 };
  const options: FinishOptions = {
    surelyPaid,
    ask: async () => {
      const answer = answers[Math.min(asked.times, answers.length - 1)];
      asked.times += 1;
      if (answer instanceof Error || answer === undefined) throw answer;
      return answer;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    onSlow: () => (asked.slow += 1),
  };
  return { options, waits, asked };
}

/** Keeps expected failures out of the log of the tests. */
function quiet(onTestFinished: (tidy: () => void) => void) {
  const original = console.error;
  console.error = () => {};
  onTestFinished(() => {
    console.error = original;
  });
}

test("an order that is placed at once takes one request", async () => {
  const { options, waits, asked } = asking([placed]);
  expect(await finishOrder(options)).toEqual({ kind: "placed", order: placed });
  expect([waits, asked.slow]).toEqual([[], 0]);
});

test("a payment in progress is asked about again, and the shopper is informed once", async () => {
  const { options, waits, asked } = asking([
    { status: "processing" },
    { status: "processing" },
    placed,
  ]);
  expect(await finishOrder(options)).toMatchObject({ kind: "placed" });
  expect([waits, asked.slow]).toEqual([[500, 1000], 1]);
});

test("a lost connection after the payment loses no order", async ({ onTestFinished }) => {
  quiet(onTestFinished);
  const { options } = asking([new TypeError("fetch failed"), refusal("unexpected"), placed], false);
  expect(await finishOrder(options)).toMatchObject({ kind: "placed" });
});

test("what the provider called paid is asked about again while our server does not know of it", async ({
  onTestFinished,
}) => {
  quiet(onTestFinished);
  const { options } = asking([refusal("conflict"), placed]);
  expect(await finishOrder(options)).toMatchObject({ kind: "placed" });
});

test("a payment that nobody called paid ends as unpaid at once if our server refuses it", async ({
  onTestFinished,
}) => {
  quiet(onTestFinished);
  const { options, asked } = asking([refusal("conflict"), placed], false);
  expect(await finishOrder(options)).toEqual({ kind: "unpaid", known: true });
  expect(asked.times).toBe(1);
});

for (const code of ["not_found", "invalid"]) {
  test(`a payment that we do not know (${code}) ends as unpaid without a claim about the charge`, async ({
    onTestFinished,
  }) => {
    quiet(onTestFinished);
    const { options } = asking([refusal(code), placed], false);
    expect(await finishOrder(options)).toEqual({ kind: "unpaid", known: false });
  });
}

test("goods that are gone end in a refund", async () => {
  const { options } = asking([{ status: "refunded" }]);
  expect(await finishOrder(options)).toEqual({ kind: "refunded" });
});

test("an order of another browser is placed without its details", async () => {
  const { options } = asking([{ status: "placed" }]);
  expect(await finishOrder(options)).toEqual({ kind: "placed", order: null });
});

test("a missing answer does not keep the shopper waiting forever", async () => {
  const { options, asked } = asking([{ status: "processing" }]);
  expect(await finishOrder(options)).toEqual({ kind: "later" });
  expect(asked.times).toBe(22);
});

const unreached = () => new TypeError("fetch failed");

test("a payment that nobody called paid stays unknown if no question was answered", async ({
  onTestFinished,
}) => {
  quiet(onTestFinished);
  const { options, asked } = asking([unreached(), refusal("busy")], false);
  expect(await finishOrder(options)).toEqual({ kind: "unknown" });
  expect([asked.times, asked.slow]).toEqual([5, 0]);
});

test("a payment in progress is confirmed later, even if the last questions had no answer", async ({
  onTestFinished,
}) => {
  quiet(onTestFinished);
  const { options, asked } = asking([unreached(), { status: "processing" }, unreached()], false);
  expect(await finishOrder(options)).toEqual({ kind: "later" });
  expect(asked.slow).toBe(1);
});

test("what the provider called paid is confirmed later if no question was answered", async ({
  onTestFinished,
}) => {
  quiet(onTestFinished);
  const { options, asked } = asking([unreached()]);
  expect(await finishOrder(options)).toEqual({ kind: "later" });
  expect(asked.slow).toBe(1);
});

test("polling for an order slows down and ends after two to four minutes", () => {
  const delays: number[] = [];
  for (let asked = 1; ; asked += 1) {
    const delay = pollDelay(asked, true);
    if (delay === null) break;
    delays.push(delay);
  }
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  expect(total).toBeGreaterThan(120_000);
  expect(total).toBeLessThan(240_000);
});

test("polling for a payment that nobody has seen ends within ten seconds", () => {
  const delays = [1, 2, 3, 4, 5].map((asked) => pollDelay(asked, false));
  expect(delays).toEqual([500, 1000, 2000, 4000, null]);
});
