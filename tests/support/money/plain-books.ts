import { allOf, percent, type PlainRefund, type PlainSale, soldFor } from "./plain-model.ts";

/** What each bearer has paid for refunded goods and deliveries; farms are named by their number. */
function borneBy(refunds: readonly PlainRefund[]) {
  const borne = new Map<string, number>();
  const bear = (who: string, amount: number) => borne.set(who, (borne.get(who) ?? 0) + amount);
  for (const { bearer, lines, fee } of refunds) {
    for (const { farm, price, commission } of lines) {
      if (bearer === "market" || bearer === "carrier") bear(bearer, price);
      else {
        bear(`farm ${farm}`, price - commission);
        bear("commission", commission);
      }
    }
    bear(bearer === "carrier" ? "carrier" : "fees", fee);
  }
  return borne;
}

/** Ledger balances after these sales and refunds; zero balances are left out. */
export function booksOf(sales: readonly PlainSale[], refunds: readonly PlainRefund[]) {
  const books = new Map<string, number>();
  const add = (account: string, amount: number) =>
    books.set(account, (books.get(account) ?? 0) + amount);
  for (const sale of sales) {
    add("provider_balance", sale.charge);
    add("customer_credit", sale.credit);
    add("delivery_fees", 0 - sale.fee);
    for (const line of sale.lines) {
      const commission = percent(soldFor(line, allOf(line)), line.commission);
      add(`farm_payable ${line.farm}`, commission - soldFor(line, allOf(line)));
      add("commission", 0 - commission);
      add("promotions", line.marketOff);
    }
    for (const { authority, due } of sale.taxes) add(`tax_payable ${authority}`, 0 - due);
  }
  for (const { lines, taxes, goodwill, card, credit } of refunds) {
    for (const { marketOff } of lines) add("promotions", 0 - marketOff);
    for (const [authority, amount] of taxes) add(`tax_payable ${authority}`, amount);
    add("goodwill", goodwill);
    add("customer_refunds", 0 - card);
    add("customer_credit", 0 - credit);
  }
  const names: Record<string, string> = {
    market: "market_losses",
    carrier: "carrier_losses",
    fees: "delivery_fees",
  };
  for (const [who, amount] of borneBy(refunds)) {
    add(names[who] ?? who.replace("farm ", "farm_payable "), amount);
  }
  return books;
}
