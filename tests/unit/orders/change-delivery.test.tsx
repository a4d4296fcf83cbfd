import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, it } from "vitest";
import { useChangeDelivery } from "#client/features/orders/my-orders/order-calls.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const NUMBER = "FRW-1";
const WANTED = {
  number: NUMBER,
  day: "2026-12-03",
  window: "morning" as const,
  address: "1 Main Street",
  city: "Petaluma",
  zipCode: "94952",
  phone: "",
  specialInstructions: "",
};

/** The day as the order's page shows it, and a button that changes it. */
function Delivery() {
  const { data } = trpc.orders.byNumber.useQuery({ number: NUMBER });
  const change = useChangeDelivery({ onDone: () => {}, onRefused: () => {} });
  return (
    <>
      <output>{data?.day}</output>
      <button type="button" onClick={() => void change.run(WANTED)}>
        Save
      </button>
    </>
  );
}

it("shows the changed day although the answer was lost", async () => {
  let day = "2026-12-01";
  await showAnswered(<Delivery />, {
    "orders.byNumber": () => ({ day }),
    "orders.changeDelivery": () => {
      day = WANTED.day;
      throw refusal("offline", "There was no answer.");
    },
  });
  await screen.findByText("2026-12-01");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expectVisible(await screen.findByText("2026-12-03"));
});
