import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { ReportButton } from "#client/features/orders/my-orders/report-button.tsx";
import type { Line } from "#client/features/orders/my-orders/order-goods.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const NUMBER = "FRW-1";
const line = (reportable: number) => ({ productId: 3, name: "Carrots", reportable }) as Line;

/** The button as on the order's page, which removes it after the last unit that can be reported. */
function Goods() {
  const { data } = trpc.orders.byNumber.useQuery({ number: NUMBER });
  const [left = line(0)] = data?.lines ?? [];
  return (
    <main>
      {left.reportable > 0 ? <ReportButton number={NUMBER} line={left} /> : null}
      <button type="button">Next</button>
    </main>
  );
}

/** Shows the goods and reports a unit; with `isLost`, the server's answer is lost. */
async function report(reportable: number, isLost: boolean): Promise<void> {
  await showAnswered(<Goods />, {
    "orders.byNumber": () => ({ lines: [line(reportable)] }),
    "orders.report": () => {
      reportable -= 1;
      if (isLost) throw refusal("offline", "There was no answer.");
      return null;
    },
  });
  const button = await screen.findByRole("button", { name: /^Report a problem/ });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog");
  const send = within(dialog).getByRole("button", { name: "Send the report" });
  send.focus();
  fireEvent.click(send);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
}

const offered = () => screen.queryByRole("button", { name: /^Report a problem/ });

it("says at each choice that one is required, as the star beside the question does", async () => {
  await showAnswered(<Goods />, { "orders.byNumber": () => ({ lines: [line(2)] }) });
  fireEvent.click(await screen.findByRole("button", { name: /^Report a problem/ }));
  const groups = await screen.findAllByRole("radiogroup");
  expect(groups).toHaveLength(2);
  for (const group of groups) {
    const radios = within(group).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ required }) => required)).toEqual(radios.map(() => true));
  }
});

it("no longer offers a report that was made although its answer was lost", async () => {
  await report(1, true);
  await expect.poll(offered).toBeNull();
});

it("closes when fewer units can be reported after a lost answer", async () => {
  await report(2, true);
  expect(offered()).toBeTruthy();
});

it("moves the focus to the next element when the button disappears with the last unit", async () => {
  await report(1, false);
  await expect.poll(() => document.activeElement?.textContent).toBe("Next");
});

it("sends a report again under the same key while it is not known whether it was made", async () => {
  const calls = await showAnswered(<Goods />, {
    "orders.byNumber": () => ({ lines: [line(2)] }),
    "orders.report": () => {
      throw refusal("offline", "There was no answer.");
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Report a problem/ }));
  const dialog = await screen.findByRole("dialog");
  const button = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Send the report" });
  const keys = () =>
    calls
      .filter(({ path }) => path === "orders.report")
      .map(({ input }) => z.object({ key: z.string() }).parse(input).key);
  const send = async (times: number) => {
    await expect.poll(() => button.disabled).toBe(false);
    fireEvent.click(button);
    await expect.poll(keys).toHaveLength(times);
  };
  await send(1);
  await send(2);
  fireEvent.change(within(dialog).getByRole("textbox", { name: /^Anything we should/ }), {
    target: { value: "Two were soft." },
  });
  await send(3);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
