import { setImmediate } from "node:timers/promises";
import type { Chance } from "#server/demo/past/random.ts";
import { newToken } from "#server/services/platform/links/tokens.ts";
import {
  confirmAtSandbox,
  intentIdIn,
  restCart,
  type Wanted,
} from "../market/orders/rest-shopper.ts";
import { type Answer, type Browser, type Line, post } from "./line.ts";

/** Ways to buy; more frequent ones are listed repeatedly. */
const PLANS = [
  "whole",
  "whole",
  /** The shopper closes the tab after paying: the webhook or the sweeper places the order. */
  "paid and gone",
  "paid and gone",
  /** Goods are held and never paid. */
  "abandoned",
  /** The cart changes before payment. */
  "changed",
  /** The card is declined first. */
  "declined",
  /** Every request is sent twice concurrently. */
  "twice",
  "canceled",
  "canceled",
] as const;
type Plan = (typeof PLANS)[number];

/** Probability that a shopper gives up instead of retrying after a lost response. */
const GOES_AWAY = 0.2;

/** The responses that shoppers received. */
export type Told = {
  /** The number of purchases begun by plan. */
  begun: Record<string, number>;
  /** Orders whose number was shown. */
  placed: { browser: Browser; intentId: string; number: string }[];
  /** Numbers of orders reported as canceled. */
  canceled: string[];
  /** Payments reported as succeeded. */
  paid: Set<string>;
  /** The number of rejections by code. */
  refused: Record<string, number>;
};

export const nothingTold = (): Told => ({
  begun: {},
  placed: [],
  canceled: [],
  paid: new Set(),
  refused: {},
});

type Storm = { line: Line; told: Told; chance: Chance; goods: readonly Omit<Wanted, "quantity">[] };

/** Makes purchases in sequence until aborted, each as a new shopper. */
export async function shop(storm: Storm, who: number, end: AbortSignal): Promise<void> {
  for (let turn = 0; !end.aborted; turn += 1) {
    const home = `10.${who}.${turn >> 8}.${turn & 255}`;
    await new Shopper(storm, { token: newToken(), home }).buy(storm.chance.oneOf(PLANS));
    // Yields to the other shoppers even if the purchase was rejected immediately.
    await setImmediate();
  }
}

class Shopper {
  readonly #storm: Storm;
  readonly #browser: Browser;
  #isTwice = false;

  constructor(storm: Storm, browser: Browser) {
    this.#storm = storm;
    this.#browser = browser;
  }

  async buy(plan: Plan): Promise<void> {
    const { told } = this.#storm;
    told.begun[plan] = (told.begun[plan] ?? 0) + 1;
    this.#isTwice = plan === "twice";
    let secret = await this.#create();
    if (plan === "changed" && secret !== null) secret = await this.#create();
    if (secret === null || plan === "abandoned") return;
    if (plan === "declined") await this.#pay(secret, "pm_card_visa_chargeDeclined");
    if (!(await this.#pay(secret, "pm_card_visa")) || plan === "paid and gone") return;
    const number = await this.#finish(intentIdIn(secret));
    if (number !== null && plan === "canceled") await this.#cancel(number);
  }

  /** Holds a cart. Returns the client secret of its payment, or null if there is none. */
  async #create(): Promise<string | null> {
    const { chance, goods, line } = this.#storm;
    const wanted = new Map(
      [1, 2, 3].map(() => {
        const product = chance.oneOf(goods);
        return [product.id, { ...product, quantity: chance.between(1, 2) }];
      }),
    );
    const cart = restCart([...wanted.values()], `${this.#browser.token}@storm.example`);
    const sent = post("/api/create-payment-intent", cart, this.#browser);
    const answer = await this.#insist(() => line.ask("create", sent));
    if (answer?.status === 200) return String(answer.body["clientSecret"]);
    this.#refused("create", answer, ["out_of_stock"]);
    return null;
  }

  /** Whether the payment succeeded, as far as the shopper has learned. */
  async #pay(secret: string, card: string): Promise<boolean> {
    const { line, told } = this.#storm;
    const answer = await this.#insist(() =>
      line.ask("pay", (url) => confirmAtSandbox(url, secret, card)),
    );
    if (answer === null) return false;
    const { status, code } = outcomeOf(answer);
    if (status === "succeeded") told.paid.add(intentIdIn(secret));
    else if (code !== "card_declined") line.odd.push(`pay: ${JSON.stringify(answer)}`);
    return status === "succeeded";
  }

  /** Returns the order number, or null if the shopper left without it. */
  async #finish(paymentIntentId: string): Promise<string | null> {
    const { line, told } = this.#storm;
    const body = { paymentIntentId, userId: null };
    const sent = post("/api/process-order", body, this.#browser);
    const answer = await this.#insist(() => line.ask("process", sent));
    const number = answer?.body["orderNumber"];
    if (answer?.status === 200 && typeof number === "string") {
      told.placed.push({ browser: this.#browser, intentId: paymentIntentId, number });
      return number;
    }
    this.#refused("process", answer, []);
    return null;
  }

  /** Opens the order through an order link and cancels it. A retry may find it already canceled. */
  async #cancel(number: string): Promise<void> {
    const { line, told } = this.#storm;
    const open = post("/trpc/guestOrders.open", { number }, this.#browser);
    const opened = await this.#insist(() => line.ask("open", open));
    if (opened === null) return;
    const { token } = resultOf(opened) as { token?: string };
    const cancel = post("/trpc/guestOrders.cancel", { number, token }, this.#browser);
    let tries = 0;
    const answer = await this.#insist(() => {
      tries += 1;
      return line.ask("cancel", cancel);
    });
    if (answer === null) return;
    if (answer.status === 200 || (answer.status === 409 && tries > 1)) told.canceled.push(number);
    else line.odd.push(`cancel: ${JSON.stringify(answer)}`);
  }

  /** Usually retries lost requests. The "twice" plan sends everything twice concurrently. */
  async #insist(ask: () => Promise<Answer>): Promise<Answer | null> {
    const { chance, line } = this.#storm;
    const insist = () => line.insist(ask, () => !chance.happens(GOES_AWAY));
    if (!this.#isTwice) return insist();
    const [first, second] = await Promise.all([insist(), insist()]);
    for (const what of ["clientSecret", "orderNumber"]) {
      const [one, other] = [first?.body[what], second?.body[what]];
      if (one !== undefined && other !== undefined && one !== other)
        line.odd.push(`${what} differs: ${JSON.stringify([first, second])}`);
    }
    return first?.status === 200 ? first : second;
  }

  #refused(what: string, answer: Answer | null, expected: readonly string[]): void {
    if (answer === null) return;
    const { refused } = this.#storm.told;
    const code = String(answer.body["code"]);
    if (expected.includes(code)) refused[code] = (refused[code] ?? 0) + 1;
    else this.#storm.line.odd.push(`${what}: ${JSON.stringify(answer)}`);
  }
}

/**
 * The payment's state from the sandbox's response, including errors: confirming a succeeded payment again is
 * rejected.
 */
function outcomeOf({ body }: Answer): { status: unknown; code: unknown } {
  const error = (body["error"] ?? {}) as Record<string, unknown>;
  const intent = (error["payment_intent"] ?? body) as Record<string, unknown>;
  return { status: intent["status"], code: error["code"] };
}

function resultOf({ body }: Answer): unknown {
  return (body["result"] as { data?: unknown } | undefined)?.data ?? {};
}
