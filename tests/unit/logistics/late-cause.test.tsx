import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BoardPage } from "#client/features/logistics/logistics-board/board-page.tsx";
import { OrderDetailPage } from "#client/features/orders/my-orders/order-detail-page.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { LATE_CAUSES, type LateCause } from "#shared/logistics/late-cause.ts";
import { cents } from "#shared/money.ts";
import { type Call, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

const DAY = "2026-11-26";
const ROUTE_ID = "5f1c2a52-7a1e-4f0e-9d55-0f6f5f3f6c11";

beforeEach(() => {
  document.documentElement.lang = "en";
});
afterEach(() => {
  document.documentElement.lang = "en";
  cleanup();
});

/** The board of a day with one late van, held up by `cause`. What is said is kept, unless `fails`. */
async function showBoard(said: { cause: LateCause | null; fails?: boolean }): Promise<Call[]> {
  return showAnswered(<BoardPage day={DAY} onChoose={() => {}} />, {
    "logistics.board": () => ({
      day: DAY,
      days: [],
      stillOpen: 0,
      lines: { expected: 0, harvested: 0, packed: 0, short: 0 },
      windows: [],
      stops: 3,
      unassigned: 0,
      disputed: [],
      leftBehind: [],
      waiting: [],
      lateVans: [
        {
          id: ROUTE_ID,
          name: "Van 1",
          window: "morning",
          lateCause: said.cause,
          stops: 2,
          households: 2,
          notified: 0,
          until: "2026-11-26T20:45:00Z",
        },
      ],
    }),
    "logistics.driverRoutes": () => [
      {
        id: ROUTE_ID,
        name: "Van 1",
        window: "morning",
        state: "out",
        driverId: null,
        lateCause: said.cause,
      },
    ],
    "logistics.sayLateCause": (input) => {
      if (said.fails) throw refusal("conflict", "This route is already over");
      said.cause = (input as { cause: LateCause | null }).cause;
    },
  });
}

const opened = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "Say why: Van 1" }));
  return screen.findByRole("dialog", { name: "What is holding the van up?" });
};
const choose = async (cause: string) =>
  fireEvent.click(within(await opened()).getByRole("button", { name: cause }));

describe("What holds a late van up", () => {
  it("is said on the day board in two presses, and then stands there and with the van", async () => {
    const calls = await showBoard({ cause: null });
    await choose("Traffic");
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(calls).toContainEqual({
      path: "logistics.sayLateCause",
      input: { routeId: ROUTE_ID, cause: "traffic" },
    });
    expectVisible(await screen.findByText(/Delay: traffic\./u));
    expectVisible(await screen.findByText("on its way. Delay: traffic"));
  });

  it("is shown as chosen, and can be taken back", async () => {
    const calls = await showBoard({ cause: "farm_late" });
    const dialog = await opened();
    const pressed = within(dialog).getByRole("button", { name: "A farm came late" });
    expect(pressed.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(within(dialog).getByRole("button", { name: "Remove the reason" }));
    await expect.poll(() => screen.queryByText(/Delay:/u)).toBeNull();
    expect(calls).toContainEqual({
      path: "logistics.sayLateCause",
      input: { routeId: ROUTE_ID, cause: null },
    });
  });

  it("offers nothing to take back if nobody said anything", async () => {
    await showBoard({ cause: null });
    const buttons = within(await opened()).getAllByRole("button");
    expect(buttons.filter((button) => button.hasAttribute("aria-pressed"))).toHaveLength(
      LATE_CAUSES.length,
    );
    expect(screen.queryByRole("button", { name: "Remove the reason" })).toBeNull();
  });

  it("can be chosen again if it was not saved", async () => {
    await showBoard({ cause: null, fails: true });
    await choose("Weather");
    const again = await screen.findByRole("button", { name: "Weather" });
    await expect.poll(() => again.hasAttribute("disabled")).toBe(false);
    expect(screen.queryByText(/Delay:/u)).toBeNull();
  });
});

const NUMBER = "FUR-7K3M-9QXT";
/** An order on its way, as its customer's page loads it. */
const ORDER = {
  id: "one",
  number: NUMBER,
  state: "out_for_delivery",
  placedAt: "2026-11-23T18:00:00.000Z",
  day: DAY,
  window: "morning",
  delivery: {
    email: "ana@furrow.example",
    firstName: "Ana",
    lastName: "Lee",
    address: "1 Main St",
  },
  lines: [],
  refunds: [],
  problems: [],
  additions: [],
  history: [],
  doors: [],
  redelivery: null,
  donatedTo: null,
  totals: {
    subtotal: cents(2_000),
    discount: cents(0),
    delivery: cents(0),
    tax: cents(0),
    taxParts: [],
    credit: cents(0),
    total: cents(2_000),
  },
  taxBps: 0,
  canChange: false,
  canAdd: false,
  changeUntil: "2026-11-23",
};
const arrival = (lateCause: LateCause | null) => ({
  from: "2026-11-26T20:15:00Z",
  until: "2026-11-26T20:45:00Z",
  isLate: true,
  doorsBefore: 1,
  lateCause,
});
const showOrder = (lateCause: LateCause | null) =>
  showAnswered(
    <CartProvider>
      <OrderDetailPage number={NUMBER} />
    </CartProvider>,
    {
      "orders.byNumber": () => ({ ...ORDER, arrival: arrival(lateCause) }),
      "payments.referrals.mine": () => ({ offer: null, code: null, earned: cents(0), friends: [] }),
    },
  );

const WORDS = {
  en: { late: /running late/u, traffic: "Heavy traffic is holding the van up." },
  es: { late: /va con retraso/u, traffic: "La camioneta viene retrasada por el tráfico." },
} as const;

describe.each(["en", "es"] as const)("The customer of a late delivery, in %s", (language) => {
  const { late, traffic } = WORDS[language];

  it("reads the cause and the new time on the order's page", async () => {
    document.documentElement.lang = language;
    await showOrder("traffic");
    const told = (await screen.findByText(late)).textContent;
    expect(told).toContain(traffic);
    expect(told).toContain("12:45");
  });

  it("reads the new time without a cause if nobody said one", async () => {
    document.documentElement.lang = language;
    await showOrder(null);
    expect((await screen.findByText(late)).textContent).not.toContain(traffic);
  });
});
