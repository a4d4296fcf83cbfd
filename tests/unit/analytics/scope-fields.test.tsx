import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScopeFields } from "#client/features/analytics/scope-fields.tsx";
import type { Scope } from "#shared/analytics/scope.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

it("shows the farm of the address also if the farms cannot be loaded, and lets go of it", async () => {
  const changes: Scope[] = [];
  await showAnswered(<ScopeFields scope={{ farm: 7 }} onChange={(part) => changes.push(part)} />, {
    "admin.analytics.scopes": () => {
      throw refusal("unexpected", "Something went wrong on our side. Please try again.");
    },
  });
  await screen.findByRole("alert");
  const farm = screen.getByLabelText<HTMLSelectElement>("Farm");
  expect(farm.selectedOptions[0]?.textContent).toBe("Farm 7");
  fireEvent.change(farm, { target: { value: "" } });
  expect(changes).toEqual([{ farm: undefined }]);
});

it("names the farm of the address once the farms are loaded", async () => {
  await showAnswered(<ScopeFields scope={{ farm: 7 }} onChange={() => {}} />, {
    "admin.analytics.scopes": () => ({ zones: [], farms: [{ id: 7, name: "Hill Farm" }] }),
  });
  await screen.findByRole("option", { name: "Hill Farm" });
  const farm = screen.getByLabelText<HTMLSelectElement>("Farm");
  expect([...farm.options].map(({ textContent }) => textContent)).toEqual([
    "All farms",
    "Hill Farm",
  ]);
});
