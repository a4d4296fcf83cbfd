import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PromotionForm } from "#client/features/checkout/promotions/promotion-form.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const errorOf = (label: string) => {
  const field = screen.getByLabelText(label);
  return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
};

it("a farm that no longer exists is reported at its field", async () => {
  const farms = [{ id: 7, name: "Fern Farm" }];
  await showAnswered(<PromotionForm farms={farms} onMade={() => {}} />, {
    "admin.promotions.make": () => {
      throw refusal("invalid", "Choose the farm again.", "farmId");
    },
  });
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "AUTUMN10" } });
  fireEvent.change(screen.getByLabelText("Percent"), { target: { value: "10" } });
  const farm = screen.getByLabelText("Who offers it");
  fireEvent.change(farm, { target: { value: "7" } });
  fireEvent.click(screen.getByRole("button", { name: "Make the code" }));
  await expect.poll(() => errorOf("Who offers it")).toBe("Choose the farm again.");
});
