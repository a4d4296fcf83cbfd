import type { Sql } from "postgres";
import type Stripe from "stripe";
import {
  bookedIn,
  type Books,
  booksOf,
  borneBooks,
  farmParts,
  opposite,
  refundBooks,
  saleBooks,
  together,
} from "./books.ts";
import { sum } from "./cents.ts";
import { comparePayouts } from "./compare-payouts.ts";
import { Comparison, type Findings } from "./findings.ts";
import type { Earned, Paying } from "./payouts.ts";
import { compareHeld, giftCredits, heldBooks } from "./held.ts";
import { type ProviderObjects, readProvider } from "./provider.ts";
import { type Back, refundOf } from "./refund.ts";
import { type Sale, saleOf } from "./sale.ts";
import {
  type Bearer,
  type Event,
  type Payment,
  readTrail,
  type Refund,
  type Trail,
} from "./trail.ts";

/**
 * Recomputes every charge, credit movement, commission, farm share, and payout from the trail of events, and compares
 * them with the market's records and the provider's.
 */
export async function checkMoney(sql: Sql, stripe: Stripe, paying: Paying): Promise<Findings> {
  const trail = await readTrail(sql);
  return new Checker(trail, await readProvider(stripe)).check(paying);
}

type Done = { sale: Sale; backs: Map<string, Back> };

class Checker {
  readonly #trail: Trail;
  readonly #provider: ProviderObjects;
  readonly #sales = new Map<string, Done>();
  readonly #comparison = new Comparison();
  /** The bearer of each refund at the current point in the events. */
  readonly #bearers = new Map<string, Bearer>();
  readonly #earned: Earned[] = [];

  constructor(trail: Trail, provider: ProviderObjects) {
    this.#trail = trail;
    this.#provider = provider;
  }

  check(paying: Paying): Findings {
    for (const payment of this.#trail.payments) this.#checkSale(payment);
    this.#followEvents();
    this.#checkCredits();
    this.#checkProvider();
    compareHeld(this.#comparison, this.#trail, this.#provider);
    comparePayouts(this.#comparison, {
      trail: this.#trail,
      transferred: this.#provider.transferred,
      earned: this.#earned,
      paying,
    });
    return this.#comparison.findings;
  }

  #compare(what: string, id: string, due: number, found: number): void {
    this.#comparison.compare(what, id, due, found);
  }

  #checkSale(payment: Payment): void {
    const { number, intent, code, feeTaxes, lines } = payment;
    const sale = saleOf({
      ...payment,
      feeRates: feeTaxes,
      // A code for free delivery waives the fee.
      fee: code?.kind === "delivery" ? 0 : payment.fee,
      goods: lines.map((line) => ({ ...line, rates: line.taxes })),
    });
    this.#sales.set(intent, { sale, backs: new Map() });
    const at = `${number} ${intent}`;
    this.#compare("charge", at, sale.charge, payment.total);
    this.#compare("goods", at, sale.goods, payment.goods);
    this.#compare("tax", at, sale.tax, payment.tax);
    this.#compare("discount", at, sale.off + sale.gift + sale.credit, payment.discount);
    for (const [nth, line] of sale.lines.entries()) {
      const written = lines[nth];
      const of = `${at} product ${line.product}`;
      this.#compare("commission", of, line.commission, written?.commission ?? 0);
      this.#compare("farm's part", of, line.farmShare, written?.farmShare ?? 0);
      this.#compare("code", of, line.farmOff + line.marketOff, written?.off ?? 0);
      this.#compare("code", of, line.farmOff, written?.farmOff ?? 0);
      const taxes = sum((written?.taxes ?? []).map(({ amount }) => amount));
      this.#compare("tax", of, sum(line.taxes.map(({ amount }) => amount)), taxes);
    }
  }

  /** Goes through the events in order: each refund is computed from the earlier ones in force at that point. */
  #followEvents(): void {
    const refunds = new Map(this.#trail.refunds.map((refund) => [refund.id, refund]));
    const decisions = Map.groupBy(this.#trail.decisions, ({ refund }) => refund);
    for (const refund of this.#trail.refunds) {
      const first = decisions.get(refund.id)?.[0]?.from ?? refund.bearer;
      if (first) this.#bearers.set(refund.id, first);
    }
    for (const event of this.#trail.events) {
      const [, id = "", nth = "0"] = event.key.split(":");
      const refund = refunds.get(id);
      const decision = decisions.get(id)?.[Number(nth) - 1];
      const books = this.#booksDue(event, refund, decision);
      if (!books) continue;
      for (const account of new Set([...books.keys(), ...bookedIn(event).keys()])) {
        const due = books.get(account) ?? 0;
        this.#compare(
          `books: ${event.kind}`,
          `${event.key} ${account}`,
          due,
          bookedIn(event).get(account) ?? 0,
        );
      }
      const parts = farmParts(books);
      if (parts.size > 0) this.#earned.push({ ...event, parts });
    }
  }

  /** The entries an event had to book; undefined for decisions of the bank, which its balance covers. */
  #booksDue(
    event: Event,
    refund: Refund | undefined,
    decision: Trail["decisions"][number] | undefined,
  ): Books | undefined {
    const { kind, intent } = event;
    if (kind === "sale") {
      const done = this.#sales.get(intent ?? "");
      return done ? saleBooks(done.sale) : booksOf([]);
    }
    if (kind.startsWith("payout_")) return undefined;
    if (!refund) return heldBooks(event, this.#trail, this.#provider);
    const back = this.#sales.get(refund.intent)?.backs.get(refund.id);
    switch (kind) {
      case "order_refund":
        return refundBooks(this.#bearerOf(refund), this.#refundedOf(refund));
      case "bearer_changed": {
        if (!back || !decision) return booksOf([]);
        this.#bearers.set(refund.id, decision.to);
        return together(opposite(borneBooks(decision.from, back)), borneBooks(decision.to, back));
      }
      case "order_refund_undone": {
        if (!back) return booksOf([]);
        this.#sales.get(refund.intent)?.backs.delete(refund.id);
        return opposite(refundBooks(this.#bearerOf(refund), back));
      }
      case "refund":
      case "refund_failed": {
        const card = this.#cardOf(refund);
        const sent = booksOf([
          ["customer_refunds", card],
          ["provider_balance", 0 - card],
        ]);
        return kind === "refund" ? sent : opposite(sent);
      }
      default:
        return undefined;
    }
  }

  readonly #made = new Map<string, Back>();

  #bearerOf({ id }: Refund): Bearer {
    return this.#bearers.get(id) ?? "market";
  }

  /** The card portion of a refund; for one without an order, the recorded amount. */
  #cardOf(refund: Refund): number {
    return this.#made.get(refund.id)?.card ?? refund.card;
  }

  #refundedOf(refund: Refund): Back {
    const done = this.#sales.get(refund.intent);
    if (!done) throw new Error(`Refund ${refund.id} is of no sale`);
    const isGift = refund.lines.length === 0 && refund.fee === 0;
    const back = refundOf(done.sale, [...done.backs.values()], {
      lines: refund.lines,
      fee: refund.fee,
      gift: isGift ? refund.gift : 0,
      asCredit: refund.card === 0,
    });
    done.backs.set(refund.id, back);
    this.#made.set(refund.id, back);
    this.#compare("refund to card", refund.id, back.card, refund.card);
    this.#compare("refund as credit", refund.id, back.credit, refund.credit);
    this.#compare("goodwill", refund.id, back.gift, refund.gift);
    const feeTax = (taxes: readonly { amount: number }[]) => sum(taxes.map(({ amount }) => amount));
    this.#compare(
      "tax back",
      `${refund.id} delivery`,
      feeTax(back.feeTaxes),
      feeTax(refund.feeTaxes),
    );
    for (const [nth, line] of back.lines.entries()) {
      const written = refund.lines[nth];
      const at = `${refund.id} product ${line.product}`;
      this.#compare("price back", at, line.price, written?.price ?? 0);
      this.#compare("commission back", at, line.commission, written?.commission ?? 0);
      this.#compare("farm's part back", at, line.farmShare, written?.farmShare ?? 0);
      this.#compare("tax back", at, feeTax(line.taxes), written?.tax ?? 0);
    }
    return back;
  }

  /** Checks the credit movements of purchases and refunds; credit given by the team is taken as is. */
  #checkCredits(): void {
    const { payments, refunds, credits } = this.#trail;
    const due = new Map(giftCredits(this.#trail, this.#provider));
    for (const { creditKey, intent } of payments)
      due.set(creditKey, 0 - (this.#sales.get(intent)?.sale.credit ?? 0));
    for (const refund of refunds) {
      const credit = this.#made.get(refund.id)?.credit ?? 0;
      if (!refund.orderId) continue;
      due.set(`refund:${refund.id}`, credit);
      if (refund.state === "failed") due.set(`refund_failed:${refund.id}`, 0 - credit);
    }
    const found = new Map(credits.map(({ key, amount }) => [key, amount]));
    for (const [key, amount] of due) this.#compare("credit", key, amount, found.get(key) ?? 0);
    const left = Map.groupBy(credits, ({ user }) => user);
    for (const [user, own] of left) {
      const balance = sum(own.map(({ amount }) => amount));
      if (balance < 0) this.#compare("credit", user, 0, balance);
    }
  }

  #checkProvider(): void {
    const { received, refunded, foreign, transferred, unknown } = this.#provider;
    for (const { intent, number } of this.#trail.payments) {
      const charge = this.#sales.get(intent)?.sale.charge ?? 0;
      this.#compare(
        "charge at the provider",
        `${number} ${intent}`,
        charge,
        received.get(intent) ?? 0,
      );
    }
    const byHand = Map.groupBy(foreign, ({ intent }) => intent);
    for (const refund of this.#trail.refunds) {
      const isSent = this.#trail.events.some(({ key }) => key === `refund:${refund.id}`);
      if (!isSent || refund.state === "failed") continue;
      const card = this.#cardOf(refund);
      const found = refunded.get(refund.id);
      const others = (byHand.get(refund.intent) ?? []).filter(({ amount }) => amount === card);
      this.#compare("refund at the provider", refund.id, card, found ?? others[0]?.amount ?? 0);
    }
    for (const { id, amount } of unknown) this.#compare("transfer at the provider", id, 0, amount);
    const known = new Set(this.#trail.payouts.map(({ id }) => id));
    for (const [id, amount] of transferred)
      if (!known.has(id)) this.#compare("transfer at the provider", id, 0, amount);
  }
}
