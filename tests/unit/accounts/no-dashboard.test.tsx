import { isRedirect, useLocation } from "@tanstack/react-router";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { NoDashboard } from "#client/features/accounts/auth/no-dashboard.tsx";
import { Route } from "#client/routes/_signed-in/dashboard/index.tsx";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { ROLES } from "#shared/accounts/roles.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

afterEach(cleanup);

/** Where /dashboard leads someone with this role; null if it stays. */
async function ledTo(role: string | undefined): Promise<unknown> {
  try {
    await Route.options.beforeLoad?.({ context: { user: { role } } } as never);
    return null;
  } catch (error) {
    if (isRedirect(error)) return error.options.to;
    throw error;
  }
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

describe("/dashboard", () => {
  it.each(ROLES)("leads the role %s to its area", async (role) => {
    expect(await ledTo(role)).toBe(`/dashboard/${role}`);
  });

  it.each(["beekeeper", undefined])("leads the role %s to no area", async (role) => {
    expect(await ledTo(role)).toBeNull();
    expect(Route.options.component).toBe(NoDashboard);
  });

  it("leads a role without an area home, and says so", async () => {
    await showAnswered(
      <>
        <ToastArea />
        <NoDashboard />
        <Address />
      </>,
      {},
      "/dashboard",
    );
    const told = within(screen.getByRole("region", { name: /notifications/i }));
    expectVisible(await told.findByText("Your account has no pages of its own yet"));
    await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("/"));
  });
});
