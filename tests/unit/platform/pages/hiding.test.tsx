import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { trpc } from "#client/lib/api/trpc.ts";
import { Hiding } from "#client/lib/hiding.tsx";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
});

const OFFLINE = "There was no answer.";
const REASON = "It names a neighbor";

/** A public page that stays stored in the browser. */
function PublicPage() {
  trpc.farms.map.useQuery();
  return null;
}

/** Shows what hides or shows a review, whose calls succeed or fail, beside a public page. */
async function shownHiding(hiddenReason: string | null, fails = false) {
  const answer = () => (fails ? Promise.reject(refusal("offline", OFFLINE)) : Promise.resolve());
  const hide = vi.fn<(reason: string) => Promise<unknown>>(answer);
  const show = vi.fn<() => Promise<unknown>>(answer);
  const readAgain = vi.fn<() => void>();
  const calls = await showAnswered(
    <>
      <PublicPage />
      <Hiding
        hiddenReason={hiddenReason}
        onSettled={readAgain}
        hide={{
          label: "Hide the review by Ana L.",
          shown: "Hide",
          question: "It disappears from the page.",
          hint: "Ana reads it",
          send: hide,
          done: "The review is hidden",
          failureTitle: "The review was not hidden",
        }}
        show={{
          label: "Show again",
          about: " the review by Ana L.",
          send: show,
          done: "The review is shown",
          failureTitle: "The review was not shown",
        }}
      />
      <ToastArea />
    </>,
    { "farms.map": () => null },
  );
  const publicReads = () => calls.filter(({ path }) => path === "farms.map").length;
  return { hide, show, readAgain, publicReads };
}

/** Opens the question, and confirms it with this reason. */
async function confirmWith(reason: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Hide the review by Ana L." }));
  fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: reason } });
  const confirm = screen.getAllByRole("button", { name: "Hide the review by Ana L." }).at(-1)!;
  fireEvent.click(confirm);
}

describe("What is shown", () => {
  it("is hidden with a reason, without the spaces around it, and is read again", async () => {
    const { hide, show, readAgain } = await shownHiding(null);
    await confirmWith(` ${REASON} `);
    await screen.findByText("The review is hidden");
    expect(hide.mock.calls.map(([reason]) => reason)).toEqual([REASON]);
    expect(show).not.toHaveBeenCalled();
    expect(readAgain).toHaveBeenCalledOnce();
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  });

  it("is not hidden without a reason, which is asked for", async () => {
    const { hide, readAgain } = await shownHiding(null);
    await confirmWith("  ");
    await screen.findByText("Please give a reason");
    expect(hide).not.toHaveBeenCalled();
    expect(readAgain).not.toHaveBeenCalled();
  });

  it("keeps the question open with its reason if it was not hidden, and is read again all the same", async () => {
    const { hide, readAgain } = await shownHiding(null, true);
    await confirmWith(REASON);
    await screen.findByText("The review was not hidden");
    expect(hide).toHaveBeenCalledOnce();
    expect(readAgain).toHaveBeenCalledOnce();
    expect(screen.getByLabelText(/^Reason/)).toHaveProperty("value", REASON);
    expect(screen.queryByText("The review is hidden")).toBeNull();
  });
});

describe("The public pages that this browser has stored", () => {
  it("are read again once something is hidden or shown, and not when that failed", async () => {
    const hidden = await shownHiding(null);
    expect(hidden.publicReads()).toBe(1);
    await confirmWith(REASON);
    await expect.poll(hidden.publicReads).toBe(2);
    cleanup();
    const failed = await shownHiding(null, true);
    await confirmWith(REASON);
    await screen.findByText("The review was not hidden");
    expect(failed.publicReads()).toBe(1);
  });
});

describe("What is hidden", () => {
  const showAgain = () => screen.getByRole("button", { name: "Show again the review by Ana L." });

  it("says why, and is shown again without a question", async () => {
    const { hide, show, readAgain } = await shownHiding(REASON);
    expect(screen.getByText(REASON)).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Hide/ })).toBeNull();
    fireEvent.click(showAgain());
    await screen.findByText("The review is shown");
    expect(show).toHaveBeenCalledOnce();
    expect(hide).not.toHaveBeenCalled();
    expect(readAgain).toHaveBeenCalledOnce();
  });

  it("is read again if the answer was lost: it may be shown", async () => {
    const { readAgain } = await shownHiding(REASON, true);
    fireEvent.click(showAgain());
    await screen.findByText("The review was not shown");
    expect(screen.getByText(OFFLINE)).toBeDefined();
    expect(readAgain).toHaveBeenCalledOnce();
    expect(screen.queryByText("The review is shown")).toBeNull();
  });
});
