import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#client/lib/notify.ts";
import { currentToasts } from "#client/lib/toasts.ts";
import { ToastArea } from "#client/ui/toast-area.tsx";

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The leaving movement of the library, in milliseconds. */
const LEAVING = 400;

beforeEach(async () => {
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <ToastArea />
    </MantineProvider>,
  );
});

afterEach(async () => {
  await pass(20_000);
  cleanup();
  vi.useRealTimers();
});

async function say(title: string, variant: "info" | "success" | "failure" = "info") {
  act(() => notify[variant](title, `${title}, in full`));
  await pass(50);
}

async function swipe(title: string, pixels: number) {
  const toast = screen.getByText(title).closest("[data-variant]") as HTMLElement;
  fireEvent.pointerDown(toast, { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 100 + pixels, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 100 + pixels, pointerId: 1 });
  await pass(LEAVING);
}

describe("A toast", () => {
  it("stays for 5000 ms and then leaves", async () => {
    await say("Saved");
    await pass(4800);
    expect(screen.queryByText("Saved")).not.toBeNull();
    await pass(200 + LEAVING);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("takes the place of the one before", async () => {
    await say("First");
    await say("Second");
    await pass(LEAVING);
    expect(screen.queryByText("First")).toBeNull();
    expect(screen.queryByText("Second")).not.toBeNull();
    expect(currentToasts()).toHaveLength(1);
  });

  it("is dismissed by its close button, and its entry goes 3500 ms later", async () => {
    await say("Close me");
    fireEvent.click(screen.getByRole("button", { name: "Close notification" }));
    await pass(3400);
    expect(screen.queryByText("Close me")).toBeNull();
    expect(currentToasts()).toMatchObject([{ open: false }]);
    await pass(100);
    expect(currentToasts()).toEqual([]);
  });

  it("is dismissed by a swipe of 50 px to the right", async () => {
    await say("Swipe me");
    await swipe("Swipe me", 50);
    expect(screen.queryByText("Swipe me")).toBeNull();
  });

  it.each([49, -200])("comes back after a swipe of %i px", async (pixels) => {
    await say("Stay");
    await swipe("Stay", pixels);
    const toast = screen.getByText("Stay").closest("[data-variant]") as HTMLElement;
    expect(toast.style.translate).toBe("");
  });

  it.each([
    ["info", "default", "status"],
    ["success", "success", "status"],
    ["failure", "destructive", "alert"],
  ] as const)("of kind %s has the style %s and is told as %s", async (kind, variant, role) => {
    await say("Told", kind);
    expect(screen.getByRole(role).getAttribute("data-variant")).toBe(variant);
  });
});

describe("The notification area", () => {
  it("is a labelled region that F8 focuses", () => {
    fireEvent.keyDown(window, { key: "F8" });
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Notifications (F8)" }));
  });

  it("is at most 420 px wide", () => {
    const area = document.querySelector<HTMLElement>('[data-position="bottom-right"]');
    expect(area?.style.getPropertyValue("--notifications-container-width")).toContain("26.25rem");
  });
});
