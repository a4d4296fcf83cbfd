import { pollDelay } from "#shared/checkout/order-poll.ts";
import { failureOf, type Outputs } from "#client/lib/api/trpc.ts";

type Answer = Outputs["checkout"]["processOrder"];

/** The order as its own shopper sees it. */
export type PlacedOrder = Extract<Answer, { orderNumber: string }>;

/** A membership's or a plain amount's receipt, as the browser that paid sees it. */
export type Receipt = Extract<Answer, { receiptNumber: string }>;

/** What came of asking for the order of a payment. `later`: it is paid, the order comes by email. */
export type Finished =
  | { kind: "placed"; order: PlacedOrder | null }
  | { kind: "received"; receipt: Receipt | null }
  | { kind: "refunded" }
  /** Not paid, as the provider says; `known` is false where our books have no such payment at all. */
  | { kind: "unpaid"; known: boolean }
  | { kind: "later" };

export type FinishOptions = {
  ask: () => Promise<Answer>;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Reported once, when the first answer was not the last. */
  onSlow?: () => void;
  /** The provider said that it succeeded: a server that does not know yet is asked again. */
  surelyPaid: boolean;
};

/** Asks the server until the payment's order is placed, given back, or it is time to stop asking. */
export async function finishOrder({
  ask,
  wait,
  onSlow,
  surelyPaid,
}: FinishOptions): Promise<Finished> {
  for (let asked = 1; ; asked += 1) {
    const finished = await askOnce(ask, surelyPaid);
    if (finished) return finished;
    if (asked === 1) onSlow?.();
    const delay = pollDelay(asked);
    if (delay === null) return { kind: "later" };
    await wait(delay);
  }
}

/** One question; null when it has to be asked again. A lost connection is no answer. */
async function askOnce(ask: () => Promise<Answer>, surelyPaid: boolean): Promise<Finished | null> {
  try {
    return finishedOf(await ask());
  } catch (error) {
    console.error("The order could not be finished yet", error);
    const code = failureOf(error)?.code;
    const isNo = code === "conflict" || code === "not_found" || code === "invalid";
    return isNo && !surelyPaid ? { kind: "unpaid", known: code === "conflict" } : null;
  }
}

function finishedOf(answer: Answer): Finished | null {
  if (answer.status === "processing") return null;
  if ("orderNumber" in answer) return { kind: "placed", order: answer };
  if ("receiptNumber" in answer) return { kind: "received", receipt: answer };
  if (answer.status === "active" || answer.status === "received")
    return { kind: "received", receipt: null };
  if (answer.status === "refunded") return { kind: "refunded" };
  return { kind: "placed", order: null };
}
