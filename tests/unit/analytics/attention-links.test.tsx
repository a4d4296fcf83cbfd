import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OverviewPage } from "#client/features/analytics/overview-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

it("What needs attention links to its list with the list's filters", async () => {
  await showAnswered(<OverviewPage firstName="Ada" />, {
    "admin.analytics.attention": () => [
      {
        what: "orders late",
        count: 3,
        to: "/dashboard/admin/orders",
        search: { state: "overdue" },
      },
      { what: "jobs dead", count: 1, to: "/dashboard/admin/jobs" },
    ],
  });
  const hrefOf = async (name: string) =>
    (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await hrefOf("3 orders late")).toBe("/dashboard/admin/orders?state=overdue");
  expect(await hrefOf("1 jobs dead")).toBe("/dashboard/admin/jobs");
});
