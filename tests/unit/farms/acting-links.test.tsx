import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  retainSearchParams,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { PayoutList } from "#client/features/farms/farmer-sales/payout-list.tsx";
import { TodayPage } from "#client/features/farms/farmer-today/today-page.tsx";
import { StatementPage } from "#client/features/farms/farmer-payouts/statement-page.tsx";
import { YearPage } from "#client/features/farms/farmer-payouts/year-page.tsx";
import { actingSearch } from "#client/lib/farms/acting-farm/acting-search.ts";
import { parseSearch } from "#client/lib/pages/parse-search.ts";
import { cents } from "#shared/money.ts";
import { answering } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const NONE = cents(0);
const TODAY = {
  farm: { id: 3, name: "Tula Ridge", status: "open" },
  today: "2026-11-27",
  nextCutOff: null,
  due: [],
  sheet: null,
  coming: [],
  thisWeek: NONE,
  lastWeek: NONE,
  balance: {
    earned: NONE,
    inRun: NONE,
    pending: NONE,
    nextPayoutDay: "2026-12-01",
    delayDays: 7,
    smallest: NONE,
  },
  account: { state: "ready", needs: [], isTurnedDown: false },
  certificates: [],
  alerts: { low: { named: [{ id: 9, name: "Leeks", left: 0 }], total: 1 }, unanswered: 2 },
  byTeam: { edits: [], total: 0 },
};
const PAYOUT = {
  id: "po-1",
  day: "2026-11-24",
  state: "paid",
  amount: cents(500),
  holdReason: null,
  legalName: null,
  farmName: "Tula Ridge",
  business: { name: "Furrow" },
  leftOut: [],
  paidAt: null,
  statement: {
    gross: cents(500),
    commission: NONE,
    refunds: NONE,
    adjustments: NONE,
    carried: NONE,
    sum: cents(500),
    items: [],
  },
};
const BORNE = { price: NONE, share: NONE };
const YEAR = {
  years: [2026],
  farm: {
    legalName: null,
    farmName: "Tula Ridge",
    gross: NONE,
    commission: NONE,
    refunds: { farm: BORNE, market: BORNE, carrier: BORNE, customer: BORNE },
    earned: NONE,
    payouts: Array.from({ length: 12 }, () => NONE),
    paid: NONE,
    owedBefore: NONE,
    owedAfter: NONE,
  },
};

/** Shows part of the farmer's area at an address, and returns the links that it leads on with. */
async function linksAt(address: string, ui: ReactNode): Promise<(string | null)[]> {
  const { around } = answering({
    "farmer.today": () => TODAY,
    "farmer.payouts.list": () => [PAYOUT],
    "farmer.payouts.one": () => PAYOUT,
    "farmer.payouts.year": () => YEAR,
  });
  const root = createRootRoute();
  const area = createRoute({
    getParentRoute: () => root,
    path: "/dashboard/farmer",
    validateSearch: actingSearch,
    search: { middlewares: [retainSearchParams(["farm"])] },
  });
  const page = createRoute({ getParentRoute: () => area, path: "$", component: () => ui });
  const router = createRouter({
    routeTree: root.addChildren([area.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
  });
  await act(async () => {
    render(around(<RouterProvider router={router} />));
  });
  return (await screen.findAllByRole("link"))
    .map((link) => link.getAttribute("href"))
    .filter((href) => href?.startsWith("/dashboard/farmer/") ?? false);
}

const PAGES = (farm: number | undefined): [name: string, ui: ReactNode, paths: string[]][] => [
  [
    "the sales page",
    <PayoutList key="sales" farmId={farm} next="2026-12-01" />,
    ["/dashboard/farmer/payouts/po-1", "/dashboard/farmer/payouts/year"],
  ],
  [
    "a statement",
    <StatementPage key="statement" farmId={farm} payoutId="po-1" />,
    ["/dashboard/farmer/sales"],
  ],
  [
    "the year",
    <YearPage key="year" farmId={farm} year={2026} onYear={() => {}} />,
    ["/dashboard/farmer/sales"],
  ],
  [
    "the first page",
    <TodayPage key="today" farmId={farm} />,
    ["/dashboard/farmer/inventory", "/dashboard/farmer/reviews?standing=unanswered"],
  ],
];

it.each(PAGES(3))("%s leads on for the farm that an admin acts for", async (_of, ui, paths) => {
  const links = await linksAt("/dashboard/farmer/here?farm=3", ui);
  for (const path of paths) {
    const [to, query] = path.split("?");
    const search = [query, "farm=3"].filter(Boolean).join("&");
    expect(links).toContain(`${to}?${search}`);
  }
  for (const link of links) {
    expect(new URL(link ?? "", "https://furrow.example").searchParams.getAll("farm")).toEqual([
      "3",
    ]);
  }
});

it.each(PAGES(undefined))(
  "%s leads on for a farmer without naming a farm",
  async (_of, ui, paths) => {
    const links = await linksAt("/dashboard/farmer/here", ui);
    for (const path of paths) expect(links).toContain(path);
  },
);
