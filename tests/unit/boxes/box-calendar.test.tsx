import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { BoxCalendar } from "#client/features/boxes/my-boxes/box-calendar.tsx";
import { Declined } from "#client/features/boxes/my-boxes/declined.tsx";
import { SwapDialog } from "#client/features/boxes/my-boxes/swap-dialog.tsx";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { boxLifecycle, type BoxState } from "#shared/boxes/box-plan.ts";
import { boxStateWords } from "#shared/boxes/box-words.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const NUMBER = "FUR-7K3M-9QXT";
const boxOf = (part: Partial<Record<keyof MyBox, unknown>>) =>
  ({
    id: "box",
    day: "2026-12-08",
    window: "morning",
    state: "planned",
    total: 4_241,
    price: 3_900,
    tax: 341,
    delivery: 0,
    value: 4_060,
    refunded: 0,
    contents: [{ id: 1, name: "Kale", pack: "1 bunch", farmName: "Tula Ridge", price: 320 }],
    unmet: [],
    moves: [],
    isOpen: true,
    isSwapped: false,
    canMoveBack: false,
    movedFrom: null,
    chosenFrom: null,
    donatedTo: null,
    donation: null,
    dueAt: "2026-12-04T08:00:00.000Z",
    lastError: null,
    orderNumber: null,
    orderUntil: null,
    ...part,
  }) as unknown as MyBox;
const show = (boxes: readonly MyBox[]) => showAnswered(<BoxCalendar boxes={boxes} />, {});
const days = () => screen.getByRole("list", { name: "Coming boxes" });

describe("The calendar of weekly boxes", () => {
  it.each(boxLifecycle.states)(
    "shows the state %s as an icon and in words",
    async (state: BoxState) => {
      await show([boxOf({ state, isOpen: false })]);
      const day = within(days()).getByRole("button");
      expect(day.textContent).toMatch(new RegExp(`${boxStateWords(state)}$`, "u"));
      expect(day.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
    },
  );

  it("has a different icon for a box that comes, one that is skipped and one that is declined", async () => {
    const states = ["planned", "skipped", "declined", "placed", "given_up"] as const;
    await show(states.map((state) => boxOf({ id: state, state, isOpen: false })));
    const icons = [...days().querySelectorAll("svg")].map(({ innerHTML }) => innerHTML);
    expect(new Set(icons).size).toBe(states.length);
  });

  it("opens the box of the day that is pressed", async () => {
    await show([boxOf({}), boxOf({ id: "later", day: "2026-12-15" })]);
    const [first, second] = within(days()).getAllByRole("button");
    expect(first?.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(second as HTMLElement);
    await expect.poll(() => second?.getAttribute("aria-expanded")).toBe("true");
    expectVisible(screen.getByRole("region", { name: /^Tue Dec\s15/u }));
    expect(first?.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("A box before its cut-off", () => {
  it("can be skipped, and each of its goods swapped, until a time that is named", async () => {
    await show([boxOf({})]);
    expectVisible(screen.getByText(/You can change it until .*11:59\sPM, then it is charged/u));
    expectVisible(screen.getByRole("button", { name: /^Skip this box/u }));
    expectVisible(screen.getByRole("button", { name: "Swap Kale" }));
  });
});

describe("A box after its cut-off", () => {
  it("offers no change, and leads to its order, where it can still be given away", async () => {
    await show([
      boxOf({ state: "placed", isOpen: false, orderNumber: NUMBER, orderUntil: "2026-12-06" }),
    ]);
    expect(screen.queryByRole("button", { name: /Skip|Swap|Move|Donate/u })).toBeNull();
    expectVisible(screen.getByText(/What is in it is fixed. You can still give it away/u));
    const [order] = screen.getAllByRole("link");
    expect(order?.getAttribute("href")).toBe(`/dashboard/customer/orders/${NUMBER}`);
  });
});

it("a box whose card was declined says so as an alert, with the card and until when it can be paid", async () => {
  const box = boxOf({ state: "declined", isOpen: false, lastError: "The card was declined." });
  await showAnswered(<Declined box={box} cardLabel="Visa 4242" />, {});
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(/Tuesday, December\s8 is not paid yet/u);
  expect(alert.textContent).toMatch(/Visa 4242.*The card was declined\..*Dec\s3, 11:59\sPM/u);
  expectVisible(within(alert).getByRole("button", { name: "Pay now" }));
});

it("a swap says what it makes the box worth before it is taken", async () => {
  const out = { id: 9, name: "Leeks", price: 320 };
  const offer = { id: 1, name: "Beets", pack: "1 lb", farmName: "Tula Ridge", price: 340 };
  await showAnswered(<SwapDialog boxId="box" out={out} onClose={() => {}} />, {
    "boxes.own.swapOffers": () => [{ ...offer, value: 4_020, warning: null }],
  });
  expectVisible(await screen.findByText(/\$3\.40\. That makes the box worth \$40\.20\./u));
});
