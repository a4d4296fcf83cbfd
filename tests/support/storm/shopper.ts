import { setImmediate } from "node:timers/promises";
import type { Chance } from "#server/demo/past/random.ts";
import { newToken } from "#server/services/platform/tokens.ts";
import { confirmAtSandbox, intentIdIn, restCart, type Wanted } from "../market/rest-shopper.ts";
import { type Answer, type Browser, type Line, post } from "./line.ts";

/** Ways to buy, those that happen more often named more often. */
const PLANS = [
  "whole",
  "whole",
  /** The shopper closes the tab once it is paid: webhook or sweeper place the order. */
  "paid and gone",
  "paid and gone",
  /** Goods are held and never paid. */
  "abandoned",
  /** The cart changes before it is paid. */
  "changed",
  /** The card is declined first. */
  "declined",
  /** Every request is sent twice at once. */
  "twice",
  "canceled",
  "canceled",
] as const;
type Plan = (typeof PLANS)[number];

/** How probable it is that a shopper goes away instead of asking again when an answer was lost. */
const GOES_AWAY = 0.2;

/** What shoppers were told, and who they were. */
export type Told = {
  /** The plans that were begun. */
  begun: Record<string, number>;
  /** Orders whose number was shown. */
  placed: { browser: Browser; intentId: string; number: string }[];
  /** Numbers of orders that were said to be canceled. */
  canceled: string[];
  /** Payments that were said to have succeeded. */
  paid: Set<string>;
  /** Refusals by their codes. */
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

/** Buys until there are to be no more purchases, each as a new shopper, and one after the other. */
export async function shop(storm: Storm, who: number, end: AbortSignal): Promise<void> {
  for (let turn = 0; !end.aborted; turn += 1) {
    const home = `10.${who}.${turn >> 8}.${turn & 255}`;
    await new Shopper(storm, { token: newToken(), home }).buy(storm.chance.oneOf(PLANS));
    // What was refused at once is no reason to keep the others from their turn.
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

  /** Holds a cart; the client secret of its payment, or null without one. */
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

  /** The number of the order, or null where the shopper went away without it. */
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

  /** Opens the order by a link of its own and cancels it; a repeated request finds it canceled. */
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

  /** Asks again while answers are lost, most of the time; some send everything twice at once. */
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

/** What the sandbox says of a payment, also in a refusal: one that has succeeded is refused another time. */
function outcomeOf({ body }: Answer): { status: unknown; code: unknown } {
  const error = (body["error"] ?? {}) as Record<string, unknown>;
  const intent = (error["payment_intent"] ?? body) as Record<string, unknown>;
  return { status: intent["status"], code: error["code"] };
}

function resultOf({ body }: Answer): unknown {
  return (body["result"] as { data?: unknown } | undefined)?.data ?? {};
}
