import { ordersDesk as m } from "#messages/orders/desk.ts";
import { periodIn } from "#shared/analytics/analytics.ts";
import { WINDOW_IDS, windowOf } from "#shared/checkout/delivery.ts";
import {
  BUYERS,
  ORDER_FILTERS,
  PAID_BY,
  PAID_BY_WORDS,
  WITH_GOODS,
  WITH_PROBLEM,
} from "#shared/orders/order-desk.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { isDay } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";

const ORDER_FILTER_WORDS = {
  ...ORDER_STATE_WORDS,
  standing: m.standing,
  overdue: m.overdue,
  undecided: m.undecided,
};
const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: ORDER_FILTERS,
  words: (id) => ORDER_FILTER_WORDS[id],
  all: m.allStatuses,
});
const WINDOW = tableFilter({
  name: "window",
  label: m.window,
  ids: WINDOW_IDS,
  words: (id) => windowOf(id).label,
  all: m.allWindows,
});
const PROBLEM = tableFilter({
  name: "problem",
  label: m.problems,
  ids: WITH_PROBLEM,
  words: (id) => m.withProblem[id],
  all: m.withOrWithout,
});
const PAID = tableFilter({
  name: "paidBy",
  label: m.paidBy,
  ids: PAID_BY,
  words: (id) => PAID_BY_WORDS[id],
  all: m.anyPayment,
});
const BUYER = tableFilter({
  name: "buyer",
  label: m.buyers,
  ids: BUYERS,
  words: (id) => m.buyer[id],
  all: m.anyBuyer,
});
const GOODS = tableFilter({
  name: "goods",
  label: m.whatCame,
  ids: WITH_GOODS,
  words: (id) => m.withGoods[id],
  all: m.anyGoods,
});

/** The filters of all orders as the page's address has them, and what the server is asked for. */
export function useOrderFilters(search: Readonly<Record<string, unknown>>) {
  const zones = trpc.admin.orders.zones.useQuery();
  const zone = tableFilter({
    name: "zone",
    label: m.zone,
    // Until the zones have loaded, the zone in the URL is accepted, so that a link to it works.
    ids: zones.data ?? [textOf(search["zone"])].filter((id) => id !== ""),
    words: (id) => id,
    all: m.allZones,
  });
  const day = textOf(search["day"]);
  const zip = textOf(search["zip"]);
  return {
    choices: [
      STATE,
      WINDOW,
      PROBLEM,
      GOODS,
      BUYER,
      PAID,
      ...(zone.choices.length > 1 ? [zone] : []),
    ],
    asked: {
      state: STATE.idIn(search),
      placed: periodIn(search),
      window: WINDOW.idIn(search),
      problem: PROBLEM.idIn(search),
      paidBy: PAID.idIn(search),
      buyer: BUYER.idIn(search),
      goods: GOODS.idIn(search),
      zone: zone.idIn(search),
      day: isDay(day) ? day : undefined,
      zip: /^\d{5}$/u.test(zip) ? zip : undefined,
    },
  };
}

/** A URL parameter as text; the router parses a zip code as a number. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
