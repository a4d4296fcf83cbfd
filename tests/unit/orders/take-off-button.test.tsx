import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TakeOffButton } from "#client/features/orders/my-orders/take-off-button.tsx";
import type { Line } from "#client/features/orders/my-orders/order-goods.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const NUMBER = "FRW-1";
const line = (refunded: number) =>
  ({ productId: 3, name: "Carrots", quantity: 3, refunded }) as Line;

/** The button as on the order's page, with what is left after a reload, and removed after the last unit. */
function Goods() {
  const { data } = trpc.orders.byNumber.useQuery({ number: NUMBER });
  const left = data?.lines.map(({ quantity, refunded }) => quantity - refunded)[0] ?? 0;
  return (
    <main>
      {left > 0 ? <TakeOffButton number={NUMBER} line={line(3 - left)} left={left} /> : null}
      <button type="button">Next</button>
    </main>
  );
}

/** Shows the goods; the first answer to taking units off is lost. Returns the keys that were sent. */
async function showGoods(refunded: number): Promise<unknown[]> {
  const keys: unknown[] = [];
  await showAnswered(<Goods />, {
    "orders.byNumber": () => ({ lines: [line(refunded)] }),
    "orders.takeOff": (input) => {
      keys.push((input as { key: string }).key);
      refunded += 1;
      if (keys.length === 1) throw refusal("offline", "There was no answer.");
      return { amount: 100 };
    },
  });
  return keys;
}

async function removeOne(): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: "Remove Carrots" }));
  const dialog = await screen.findByRole("dialog");
  const send = within(dialog).getByRole("button", { name: "Remove it" });
  send.focus();
  fireEvent.click(send);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
}

it("shows what is left after a lost answer, and takes off one more with another key", async () => {
  const keys = await showGoods(0);
  await removeOne();
  fireEvent.click(await screen.findByRole("button", { name: "Remove Carrots" }));
  const dialog = await screen.findByRole("dialog");
  expectVisible(within(dialog).getByRole("option", { name: "All 2" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove it" }));
  await expect.poll(() => new Set(keys).size).toBe(2);
});

it("moves the focus to the next element when the button disappears with the last unit", async () => {
  await showGoods(2);
  await removeOne();
  await expect.poll(() => document.activeElement?.textContent).toBe("Next");
});
