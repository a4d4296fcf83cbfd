import { pollDelay } from "#shared/checkout/order-poll.ts";
import { failureOf, type Outputs } from "#client/lib/api/trpc.ts";

type Answer = Outputs["checkout"]["processOrder"];

/** The order as shown to its own shopper. */
export type PlacedOrder = Extract<Answer, { orderNumber: string }>;

/** The receipt of a membership or plain amount, as shown to the browser that paid. */
export type Receipt = Extract<Answer, { receiptNumber: string }>;

/** The outcome of a payment that succeeded. `later`: it is paid, and the order will be confirmed by email. */
export type Paid =
  | { kind: "placed"; order: PlacedOrder | null }
  | { kind: "received"; receipt: Receipt | null }
  | { kind: "refunded" }
  | { kind: "later" };

/** The outcome of looking up a payment's order. */
export type Finished =
  | Paid
  /** The provider says it is not paid; `known` is false if we have no record of the payment at all. */
  | { kind: "unpaid"; known: boolean }
  /** Its outcome is unknown: it may be paid or not. */
  | { kind: "unknown" };

export type FinishOptions = {
  ask: () => Promise<Answer>;
  /** Waits for this many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Called once, if it is paid or in progress and the first response was not final. */
  onSlow?: () => void;
  /** The provider reported success, so keep polling a server that does not know about it yet. */
  surelyPaid: boolean;
};

/**
 * Polls the server until the payment's order is placed or refunded, or the polling limit is reached. A payment counts
 * as paid only if the provider reported success or our server once answered that it is in progress.
 */
export async function finishOrder({
  ask,
  wait,
  onSlow,
  surelyPaid,
}: FinishOptions): Promise<Finished> {
  let isComing = surelyPaid;
  let isSlow = false;
  for (let asked = 1; ; asked += 1) {
    const finished = await askOnce(ask, surelyPaid);
    if (finished && finished !== "processing") return finished;
    isComing ||= finished !== null;
    if (isComing && !isSlow) onSlow?.();
    isSlow = isComing;
    const delay = pollDelay(asked, isComing);
    if (delay === null) return { kind: isComing ? "later" : "unknown" };
    await wait(delay);
  }
}

/** A single poll; null if it was not answered. A lost connection does not count as a response. */
async function askOnce(
  ask: () => Promise<Answer>,
  surelyPaid: boolean,
): Promise<Finished | "processing" | null> {
  try {
    return finishedOf(await ask());
  } catch (error) {
    console.error("The order could not be finished yet", error);
    const code = failureOf(error)?.code;
    const isNo = code === "conflict" || code === "not_found" || code === "invalid";
    return isNo && !surelyPaid ? { kind: "unpaid", known: code === "conflict" } : null;
  }
}

function finishedOf(answer: Answer): Paid | "processing" {
  if (answer.status === "processing") return "processing";
  if ("orderNumber" in answer) return { kind: "placed", order: answer };
  if ("receiptNumber" in answer) return { kind: "received", receipt: answer };
  if (answer.status === "active" || answer.status === "received")
    return { kind: "received", receipt: null };
  if (answer.status === "refunded") return { kind: "refunded" };
  return { kind: "placed", order: null };
}
