import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CustomerHomePage } from "#client/features/accounts/customer-home/customer-home-page.tsx";
import { whileOnItsWay } from "#client/lib/orders/arrival/while-on-its-way.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const ANA = { id: "ana", firstName: "Ana", role: "customer" } as SessionUser;
const NUMBER = "FUR-7K3M-9QXT";
const line = (productId: number, name: string, refunded = 0) => ({
  productId,
  name,
  picture: "product-1",
  quantity: 2,
  refunded,
});
const ORDER = {
  number: NUMBER,
  state: "placed",
  day: "2026-11-26",
  window: "morning",
  delivery: { address: "1 Main St" },
  lines: [line(1, "Own beets"), line(2, "Own leeks"), line(3, "Own kale", 2)],
  canChange: true,
  changeUntil: "2026-11-24",
  arrival: null,
};
const ARRIVAL = {
  from: "2026-11-26T20:15:00Z",
  until: "2026-11-26T20:45:00Z",
  isLate: false,
  doorsBefore: 2,
  lateCause: null,
};

const show = (answers: Answers = {}) =>
  showAnswered(<CustomerHomePage user={ANA} />, {
    "orders.next": () => ORDER,
    "orders.mine": () => [{ number: NUMBER }],
    "orders.undelivered": () => [],
    "orders.openReports": () => [],
    "orders.buyAgain": () => [],
    "payments.credit.mine": () => ({ balance: 0 }),
    "boxes.own.read": () => null,
    ...answers,
  });

describe("A customer's next delivery", () => {
  it("has its day, its goods, and until when and where it can be changed", async () => {
    await show();
    const next = within(await screen.findByRole("region", { name: /^Thu.*8AM-12PM/u }));
    expectVisible(next.getByText(/Change or cancel until Tue Nov\s24, 11:59\sPM/u));
    const goods = next.getByRole("list", { name: "In this delivery" });
    expect(goods.textContent).toBe("Own beetsOwn leeks");
    const link = next.getByRole("link", { name: "See or change it" });
    expect(link.getAttribute("href")).toBe(`/dashboard/customer/orders/${NUMBER}`);
  });

  it("says when the van comes and how many doors are before, once it is out", async () => {
    const out = { ...ORDER, state: "out_for_delivery", canChange: false, arrival: ARRIVAL };
    await show({ "orders.next": () => out });
    const words = await screen.findByText(/We expect to be at your door between 12:15/u);
    expect(words.textContent).toMatch(/2 doors come before yours/u);
    expectVisible(words);
  });

  it("says that the van is late, and why if anyone said", async () => {
    const late = { ...ARRIVAL, isLate: true, lateCause: "traffic", doorsBefore: 0 };
    await show({ "orders.next": () => ({ ...ORDER, arrival: late }) });
    const words = await screen.findByText(/The van with your order is running late/u);
    expect(words.textContent).toMatch(/traffic.*You are next/iu);
  });

  it("is read again every minute while its van is out, and not before", () => {
    const interval = (data: object | null) =>
      whileOnItsWay.refetchInterval({ state: { data: data as never } });
    expect(interval({ ...ORDER, state: "out_for_delivery" })).toBe(60_000);
    expect(interval({ ...ORDER, arrival: ARRIVAL })).toBe(60_000);
    expect(interval(ORDER)).toBe(false);
    expect(interval(null)).toBe(false);
  });
});

describe("A customer's first page", () => {
  it("begins with three steps for who has never ordered, each with its page", async () => {
    await show({ "orders.next": () => null, "orders.mine": () => [] });
    const steps = within(
      await screen.findByRole("region", { name: "Three steps to your first order" }),
    );
    const links = steps.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/dashboard/customer/addresses", "/shop", "/delivery"]);
  });

  it("says that nothing comes to who has ordered before", async () => {
    await show({ "orders.next": () => null });
    expectVisible(await screen.findByText(/Nothing is on its way to you/u));
    expect(screen.queryByRole("region", { name: /Three steps/u })).toBeNull();
  });

  it("says how much credit there is, and nothing where there is none", async () => {
    await show({ "payments.credit.mine": () => ({ balance: 1_250 }) });
    const credit = await screen.findByRole("region", { name: "Your credit" });
    expect(credit.textContent).toContain("$12.50 in credit");
    cleanup();
    await show();
    await screen.findByRole("region", { name: /^Thu/u });
    expect(screen.queryByRole("region", { name: "Your credit" })).toBeNull();
  });

  it("lists what was reported and is open, each with its order", async () => {
    const report = { id: "one", number: NUMBER, name: "Own beets", kind: "missing" };
    await show({ "orders.openReports": () => [report] });
    const reports = within(await screen.findByRole("region", { name: "What you reported" }));
    expect(reports.getByRole("listitem").textContent).toMatch(
      /^Own beets: .*We are looking into it/u,
    );
    const link = reports.getByRole("link");
    expect(link.getAttribute("href")).toBe(`/dashboard/customer/orders/${NUMBER}`);
  });

  it("keeps its other parts when one does not load", async () => {
    await show({
      "orders.next": () => {
        throw refusal("internal", "No");
      },
      "payments.credit.mine": () => ({ balance: 1_250 }),
    });
    expectVisible(await screen.findByRole("button", { name: "Try again" }));
    expectVisible(await screen.findByRole("region", { name: "Your credit" }));
    expectVisible(screen.getByRole("heading", { name: "My account" }));
  });
});
