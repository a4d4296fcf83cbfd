import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SubscribePage } from "#client/features/boxes/box-subscribe/subscribe-page.tsx";
import { ApplicationStatus } from "#client/features/farms/applicant/application-status.tsx";
import { ChangesPage } from "#client/features/farms/applicant/changes-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

it.each([
  ["to subscribe to a box", <SubscribePage key="box" size="small" />],
  ["of an application", <ApplicationStatus key="application" />],
  ["to change an application", <ChangesPage key="changes" />],
])("A page %s shows its spinner late while it reads what it needs", async (_what, page) => {
  await showAnswered(page, { "auth.current": () => null });
  const spinner = screen.getByRole("status");
  expect(spinner.textContent).toBe("Loading fresh content...");
  expect(spinner.closest("[data-late]")).not.toBeNull();
});
