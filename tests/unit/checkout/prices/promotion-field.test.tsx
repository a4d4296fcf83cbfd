import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { PromotionField } from "#client/lib/checkout/flow/fields/promotion-field.tsx";
import type { PromotionChoice } from "#client/lib/checkout/flow/fields/use-promotion.ts";
import { NO_MONEY } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const TOTALS = {
  subtotal: NO_MONEY,
  tax: NO_MONEY,
  delivery: NO_MONEY,
  discount: NO_MONEY,
  total: NO_MONEY,
};

let answer: (code: string | null) => void = () => {};

/** The field next to another one. `answer` sets the code that counts, or none with null. */
function Page() {
  const [code, setCode] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    answer = (next) => {
      setCode(next);
      setPending(false);
    };
  }, []);
  const promotion: PromotionChoice = {
    code,
    typed: "",
    isPending,
    error: null,
    priced: (_cart, rates) => ({ lines: [], rates }),
    gift: null,
    apply: () => setPending(true),
    remove: () => setCode(null),
  };
  return (
    <>
      <PromotionField promotion={promotion} totals={TOTALS} />
      <input aria-label="Phone" />
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => {
  button(name).focus();
  fireEvent.click(button(name));
};

it("the focus stays with a promotion code from one step to the next", async () => {
  await showAnswered(<Page />, {});
  press("Add a promotion code or gift card");
  expect(document.activeElement).toBe(screen.getByLabelText("Promotion code or gift card"));
  press("Apply");
  act(() => answer("FALL10"));
  expect(document.activeElement).toBe(button("Remove the code FALL10"));
});

it("does not take the focus from another field meanwhile", async () => {
  await showAnswered(<Page />, {});
  press("Add a promotion code or gift card");
  press("Apply");
  const phone = screen.getByLabelText("Phone");
  phone.focus();
  act(() => answer("FALL10"));
  expect(document.activeElement).toBe(phone);
  // The code stops counting without a press.
  phone.blur();
  act(() => answer(null));
  expect(document.activeElement).toBe(document.body);
});

it("a refused code that counts later, without a press, does not take the focus", async () => {
  await showAnswered(<Page />, {});
  press("Add a promotion code or gift card");
  press("Apply");
  act(() => answer(null));
  screen.getByLabelText("Promotion code or gift card").blur();
  act(() => answer("FALL10"));
  expectVisible(button("Remove the code FALL10"));
  expect(document.activeElement).toBe(document.body);
});
