import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SwapDialog } from "#client/features/boxes/my-boxes/swap-dialog.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const offer = (id: number, name: string) => {
  const worth = { pack: "1 lb", farmName: "Tula Ridge", price: 320, value: 4_000 };
  return { id, name, ...worth, warning: null };
};

it("updates the offers after a refused swap", async () => {
  let offers = [offer(1, "Kale"), offer(2, "Beets")];
  const out = { id: 9, name: "Leeks", price: 320 };
  await showAnswered(<SwapDialog boxId="box" out={out} onClose={() => {}} />, {
    "boxes.own.swapOffers": () => offers,
    "boxes.own.swap": () => {
      offers = [offer(2, "Beets")];
      throw refusal("out_of_stock", "There is no kale left.");
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: /Kale/ }));
  await expect.poll(() => screen.queryByRole("button", { name: /Kale/ })).toBeNull();
  expectVisible(screen.getByRole("button", { name: /Beets/ }));
});
