import { act, cleanup, screen } from "@testing-library/react";
import { MantineProvider } from "@mantine/core";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SubscribePage } from "#client/features/boxes/box-subscribe/subscribe-page.tsx";
import { ApplicationStatus } from "#client/features/farms/applicant/application-status.tsx";
import { ChangesPage } from "#client/features/farms/applicant/changes-page.tsx";
import { LateSpinner } from "#client/ui/late-spinner.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

const LOADING = "Loading fresh content...";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ["to subscribe to a box", <SubscribePage key="box" size="small" />],
  ["of an application", <ApplicationStatus key="application" />],
  ["to change an application", <ChangesPage key="changes" />],
])("A page %s shows its spinner late, in a status that was there before", async (_what, page) => {
  await showAnswered(page, { "auth.current": () => null });
  const status = screen.getByRole("status");
  expect(status.childElementCount).toBe(0);
  await act(async () => void vi.advanceTimersByTime(299));
  expect(status.childElementCount).toBe(0);
  await act(async () => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("status")).toBe(status);
  expect(status.textContent).toBe(LOADING);
  await act(async () => void vi.advanceTimersByTime(60_000));
  expect(status.textContent).toBe(LOADING);
});

it("The server renders the empty status in its place", () => {
  const html = renderToString(
    <MantineProvider env="test">
      <LateSpinner />
    </MantineProvider>,
  );
  expect(html).toContain('role="status"');
  expect(html).not.toContain(LOADING);
});
