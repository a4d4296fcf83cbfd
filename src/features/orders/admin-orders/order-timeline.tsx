import { ordersDesk as m } from "#messages/orders/desk.ts";
import { brand } from "#shared/brand.ts";
import { causeWords } from "#shared/orders/words/cause-words.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatInstant } from "#shared/time.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { RowList } from "#client/ui/facts/row-list.tsx";
import { actWords } from "./act-words.ts";
import type { Order } from "./order-page.tsx";

type Moment = { key: string; at: string; what: string; who: string; why: string };

/** The order's events with user and reason, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <RowList>
      {momentsOf(order).map(({ key, at, what, who, why }) => (
        <li key={key}>
          <strong>{what}</strong>
          <span>{m.atBy(formatInstant(at), who)}</span>
          {why ? <span>{why}</span> : null}
        </li>
      ))}
    </RowList>
  );
}

function momentsOf(order: Order): Moment[] {
  const { history, entries } = order;
  const moves = history.map(({ id, to, cause, at, by }) => ({
    key: `move ${id}`,
    at,
    what: ORDER_STATE_WORDS[to],
    who: by ?? brand.name,
    why: causeWords(cause),
  }));
  const acts = entries.map(({ id, action, at, by, detail }) => ({
    key: `act ${id}`,
    at,
    what: actWords(order, { action, detail }),
    who: actorWords(by),
    why: typeof detail["reason"] === "string" ? causeWords(detail["reason"]) : "",
  }));
  return [...moves, ...acts].toSorted(
    (a, b) => b.at.localeCompare(a.at) || b.key.localeCompare(a.key),
  );
}
