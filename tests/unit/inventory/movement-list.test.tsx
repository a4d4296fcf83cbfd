import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MovementList } from "#client/features/inventory/farmer-inventory/movement-list.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const movements = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: count - at,
    product: "Carrots",
    cause: "received" as const,
    units: 1,
    onHand: count - at,
    by: null,
    at: "2026-11-02T18:00:00Z",
  }));

const rows = () => screen.getAllByRole("listitem").length;
const older = () => screen.queryByRole("button", { name: "Show older" });

it("the stock history begins with the ten latest changes and shows the others when asked", async () => {
  await showAnswered(<MovementList movements={movements(12)} />, {});
  expect(rows()).toBe(10);
  fireEvent.click(older()!);
  expect(rows()).toBe(12);
  expect(older()).toBeNull();
});

it("ten changes or fewer are shown at once", async () => {
  await showAnswered(<MovementList movements={movements(10)} />, {});
  expect(rows()).toBe(10);
  expect(older()).toBeNull();
});

it("once all loaded changes are shown, the button asks for older ones", async () => {
  const onOlder = vi.fn<() => void>();
  await showAnswered(<MovementList movements={movements(11)} onOlder={onOlder} />, {});
  fireEvent.click(older()!);
  expect(onOlder).not.toHaveBeenCalled();
  fireEvent.click(older()!);
  expect(onOlder).toHaveBeenCalledOnce();
});
