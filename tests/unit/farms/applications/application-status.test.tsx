import { cleanup, screen } from "@testing-library/react";
import { afterEach, it } from "vitest";
import { ApplicationStatus } from "#client/features/farms/applicant/application-status.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

it.each([
  ["submitted", "Sent"],
  ["in_review", "In review"],
  ["changes_requested", "Your turn"],
  ["approved", "Approved"],
  ["rejected", "Not this time"],
  ["withdrawn", "Withdrawn"],
])("An application that is %s shows so next to its title: %s", async (state, badge) => {
  const application = { farmName: "Hill Farm", state, reviewDueOn: "2026-12-01", message: "Why?" };
  await showAnswered(<ApplicationStatus />, {
    "farms.applications.mine": () => ({ ...application, farmId: null }),
  });
  expectVisible(await screen.findByRole("heading", { name: /Hill Farm/ }));
  expectVisible(screen.getByText(badge));
});
