import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TwoFactor } from "#client/features/accounts/account-security/two-factor.tsx";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

it("two-factor sign-in is not shown as off while its state is unknown", async () => {
  const answers: Answers = {};
  await showAnswered(<TwoFactor />, answers);
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).not.toBeNull());
  expect(screen.queryByRole("button", { name: "Set up" })).toBeNull();
  cleanup();
  answers["accounts.secondFactor"] = () => {
    throw new Error("Not now");
  };
  await showAnswered(<TwoFactor />, answers);
  expectVisible(await screen.findByRole("button", { name: /again/i }));
  expect(screen.queryByRole("button", { name: "Set up" })).toBeNull();
});

describe("Setting up two-factor sign-in", () => {
  it("shows the key in groups of four, and can be canceled", async () => {
    await showAnswered(<TwoFactor />, {
      "accounts.secondFactor": () => ({ isOn: false, recoveryCodes: 0 }),
      "accounts.beginSecondFactor": () => ({ secret: "ABCDEFGHIJ", qrCode: "data:," }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Set up" }));
    expect((await screen.findByTestId("secret")).textContent).toBe("ABCD EFGH IJ");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expectVisible(await screen.findByRole("button", { name: "Set up" }));
    expect(screen.queryByTestId("secret")).toBeNull();
  });
});
