import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TwoFactor } from "#client/features/accounts/account-security/two-factor.tsx";
import { showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

describe("Setting up two-factor sign-in", () => {
  it("shows the key in groups of four, and can be called off", async () => {
    await showAnswered(<TwoFactor />, {
      "accounts.secondFactor": () => ({ isOn: false, recoveryCodes: 0 }),
      "accounts.beginSecondFactor": () => ({ secret: "ABCDEFGHIJ", qrCode: "data:," }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Set up" }));
    expect((await screen.findByTestId("secret")).textContent).toBe("ABCD EFGH IJ");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("button", { name: "Set up" })).toBeTruthy();
    expect(screen.queryByTestId("secret")).toBeNull();
  });
});
