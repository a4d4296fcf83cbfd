import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DeleteAccount } from "#client/features/accounts/account-profile/delete-account.tsx";
import { ErasureNotice } from "#client/lib/accounts/erasure/erasure-notice.tsx";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

afterEach(cleanup);

const DUE = "2026-12-06T20:00:00.000Z";

describe("Erasing an account", () => {
  it("is confirmed with its date, in a toast that stays until it is closed", async () => {
    const page = (
      <>
        <DeleteAccount />
        <ToastArea />
      </>
    );
    await showAnswered(page, {
      "accounts.deletionDue": () => null,
      "accounts.requestDeletion": () => ({ due: DUE }),
      "payments.credit.usable": () => 0,
      "auth.current": () => null,
    });
    fireEvent.click(await screen.findByRole("button", { name: "Erase my account" }));
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "Erase my account" }));
    const title = "Your account will be erased on Sunday, December 6";
    const toast = (await screen.findByText(title)).closest("[data-stays]") as HTMLElement;
    expect(toast.textContent).toContain("Until then you can sign in and keep it.");
  });

  it.each([
    [4_210, "You have $42.10 in credit. It can no longer be used once the account is erased"],
    [0, null],
  ])("names the credit of %s cents that goes with it", async (credit, words) => {
    await showAnswered(<DeleteAccount />, {
      "accounts.deletionDue": () => null,
      "payments.credit.usable": () => credit,
    });
    await screen.findByRole("button", { name: "Erase my account" });
    if (words) await screen.findByText(new RegExp(words.replaceAll(/[$.]/g, String.raw`\$&`)));
    else expect(screen.queryByText(/in credit/)).toBeNull();
  });

  it("is announced with its date after signing in, and can be canceled there", async () => {
    let due: string | null = DUE;
    await showAnswered(<ErasureNotice />, {
      "accounts.deletionDue": () => due,
      "accounts.undoDeletion": () => (due = null),
    });
    const notice = await screen.findByRole("region", { name: "Erasure of your account" });
    expect(notice.textContent).toContain("will be erased on Sunday, December\u00a06");
    fireEvent.click(within(notice).getByRole("button", { name: "Keep my account" }));
    await expect
      .poll(() => screen.queryByRole("region", { name: "Erasure of your account" }))
      .toBeNull();
  });

  it("is not announced to anyone else", async () => {
    await showAnswered(<ErasureNotice />, { "accounts.deletionDue": () => null });
    expect(screen.queryByRole("region")).toBeNull();
  });
});
