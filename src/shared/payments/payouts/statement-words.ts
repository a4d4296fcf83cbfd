import { paymentsPayouts as m } from "#messages/payments/payouts/payouts.ts";
import { goodsWords } from "../../orders/words/goods-words.ts";
import { wordTable } from "../../labeled.ts";
import { BEARER_WORDS, CAUSE_WORDS } from "../refunds/refund-cause.ts";
import { ENTRY_KINDS, type StatementItem, type Units } from "./payout-statement.ts";

/** Labels for a statement's lines. */
export const ITEM_WORDS = wordTable(ENTRY_KINDS, () => m.items);

/** `2 × Kale, 0.58 lb of Whole chicken` */
export function allGoodsWords(goods: readonly Units[]): string {
  return goods.map(goodsWords).join(", ");
}

/** Why money was refunded and who bears it, with the team's reason if it overrode the default; empty for sold goods. */
export function faultWords({ fault }: Pick<StatementItem, "fault">): string[] {
  if (!fault) return [];
  const { cause, bearer, reason } = fault;
  const fact = m.fault(CAUSE_WORDS[cause], BEARER_WORDS[bearer]);
  return reason ? [fact, m.teamSays(reason)] : [fact];
}
