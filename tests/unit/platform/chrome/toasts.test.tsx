import { MantineProvider } from "@mantine/core";
import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#client/lib/toasts/notify.ts";
import { createQueryClient } from "#client/lib/api/query-client.ts";
import { currentToasts } from "#client/lib/toasts/toasts.tsx";
import { type ToastAction, toastTop } from "#shared/platform/toast.ts";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The duration of the library's exit transition, in milliseconds. */
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
  it("stays for 5000 ms and then disappears", async () => {
    await say("Saved");
    await pass(4800);
    expect(screen.queryByText("Saved")).not.toBeNull();
    await pass(200 + LEAVING);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("replaces the one before", async () => {
    await say("First");
    await say("Second");
    await pass(LEAVING);
    expect(screen.queryByText("First")).toBeNull();
    expect(screen.queryByText("Second")).not.toBeNull();
    expect(currentToasts()).toHaveLength(1);
  });

  it("is dismissed by its close button, and removed from the list 3500 ms later", async () => {
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
  ] as const)("of kind %s has the style %s and is announced as %s", async (kind, variant, role) => {
    await say("Told", kind);
    expect(screen.getByRole(role).getAttribute("data-variant")).toBe(variant);
  });
});

describe("A toast with an action", () => {
  async function offer(run: ToastAction["run"]) {
    act(
      () =>
        void notify.show({ variant: "success", title: "Skipped", action: { label: "Undo", run } }),
    );
    await pass(50);
  }

  it("stays until it is closed, however much time passes and wherever the focus was", async () => {
    await offer(() => {});
    await pass(20_000);
    fireEvent.focusIn(screen.getByRole("button", { name: "Undo" }));
    fireEvent.focusOut(screen.getByRole("button", { name: "Undo" }));
    await pass(20_000);
    expect(screen.queryByText("Skipped")).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Close notification" }));
    await pass(LEAVING);
    expect(screen.queryByText("Skipped")).toBeNull();
  });

  it("runs the action, which updates the same toast; that leaves after 5000 ms", async () => {
    await offer((toast) => toast.update({ variant: "default", title: "As it was before" }));
    const shown = screen.getByRole("status");
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await pass(50);
    expect(screen.queryByText("Skipped")).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(screen.getByText("As it was before").closest('[role="status"]')).toBe(shown);
    expect(shown.getAttribute("data-variant")).toBe("default");
    expect(currentToasts()).toHaveLength(1);
    await pass(4800);
    expect(screen.queryByText("As it was before")).not.toBeNull();
    await pass(200 + LEAVING);
    expect(screen.queryByText("As it was before")).toBeNull();
  });
});

describe("A toast that is shown", () => {
  it("gets its full time again when it is updated, and can be dismissed by its caller", async () => {
    const toast = notify.show({ variant: "default", title: "Sending" });
    await pass(4000);
    act(() => toast.update({ variant: "success", title: "Sent", description: "To 12 people" }));
    await pass(4000);
    expectVisible(screen.getByText("To 12 people"));
    act(() => toast.dismiss());
    await pass(LEAVING);
    expect(screen.queryByText("Sent")).toBeNull();
  });

  it("does not come back on an update once another one has replaced it", async () => {
    const toast = notify.show({ variant: "default", title: "First" });
    await pass(50);
    await say("Second");
    act(() => toast.update({ variant: "default", title: "First again" }));
    await pass(50);
    expect(screen.queryByText("First again")).toBeNull();
    expect(screen.queryByText("Second")).not.toBeNull();
  });

  it("looks different for each variant, with an icon and a color of its own", async () => {
    const looks = new Set<string>();
    for (const kind of ["info", "success", "failure"] as const) {
      await say(kind, kind);
      const toast = screen.getByText(kind).closest<HTMLElement>("[data-variant]");
      const color = toast?.style.getPropertyValue("--notification-color");
      looks.add(`${color} ${toast?.querySelector("svg")?.getAttribute("class")}`);
    }
    expect(looks.size).toBe(3);
  });
});

describe("The toast of a failure", () => {
  const calls = () => {
    const cache = createQueryClient().getMutationCache();
    return (fails: boolean) =>
      act(async () => {
        const meta = { failureTitle: "Still off" };
        const mutationFn = fails ? () => Promise.reject(new Error("no")) : () => Promise.resolve();
        await cache
          .build(new QueryClient(), { meta, mutationFn })
          .execute(undefined)
          .catch(() => {});
      });
  };

  it("is removed once the same call succeeds, and no other toast is", async () => {
    const call = calls();
    await call(true);
    await pass(50);
    expect(screen.queryByText("Still off")).not.toBeNull();
    await call(false);
    await pass(LEAVING);
    expect(screen.queryByText("Still off")).toBeNull();
    await say("Something else", "failure");
    await call(false);
    await pass(LEAVING);
    expect(screen.queryByText("Something else")).not.toBeNull();
  });
});

describe("The position of a toast", () => {
  it.each([
    ["the header of a page, below its notices", { top: 72, bottom: 150 }, 162],
    ["a drawer's title and close button", { top: 0, bottom: 68 }, 80],
    ["a header that was scrolled away", { top: -300, bottom: -222 }, 12],
  ])("is below %s", (_, head, top) => expect(toastTop([head])).toBe(top));

  it("is at the top if nothing is there, or if a dialog is in the middle of the screen", () => {
    expect(toastTop([])).toBe(12);
    expect(toastTop([{ top: 340, bottom: 400 }])).toBe(12);
  });

  it("is below the page's header while a dialog is in the middle of the screen", () => {
    const [dialog, header] = [
      { top: 340, bottom: 400 },
      { top: 0, bottom: 75 },
    ];
    expect(toastTop([dialog, header])).toBe(87);
  });

  it("is measured when it is shown", async () => {
    const header = document.createElement("header");
    header.getBoundingClientRect = () => ({ top: 0, bottom: 68 }) as DOMRect;
    document.body.append(header);
    await say("Measured");
    expect(document.documentElement.style.getPropertyValue("--toast-top")).toBe("80px");
    header.remove();
  });
});

describe("The notification area", () => {
  it("is a labeled region that F8 focuses", () => {
    fireEvent.keyDown(window, { key: "F8" });
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Notifications (F8)" }));
  });

  it("is at most 420 px wide", () => {
    const area = document.querySelector<HTMLElement>('[data-position="top-right"]');
    expect(area?.style.getPropertyValue("--notifications-container-width")).toContain("26.25rem");
  });
});
