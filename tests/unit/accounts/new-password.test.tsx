import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ResetPasswordPage } from "#client/features/accounts/account-access/reset-password-page.tsx";
import { PasswordForm } from "#client/features/accounts/account-security/password-form.tsx";
import { refusal, showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>("New password");
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const rating = () => screen.getByRole("status").textContent;

it("rates a new password while it is typed", async () => {
  await showAnswered(<ResetPasswordPage token="token" />, {});
  expect(rating()).toBe("");
  type("leeks");
  expect(rating()).toBe("Too short");
  type("password1");
  expect(rating()).toBe("Easy to guess. Make it longer.");
  type("a few words in a row");
  expect(rating()).toBe("Hard to guess");
});

it("keeps the typed password if the server refuses it as common, and shows the error at the field", async () => {
  await showAnswered(<PasswordForm />, {
    "accounts.changePassword": () => {
      throw refusal("invalid", "That is a common password.", "newPassword");
    },
  });
  fireEvent.change(screen.getByLabelText("Current password"), { target: { value: "old words" } });
  fireEvent.change(field(), { target: { value: "password1234" } });
  fireEvent.click(screen.getByRole("button", { name: "Change password" }));
  await screen.findByText("That is a common password.");
  expect(field().value).toBe("password1234");
  expect(field().getAttribute("aria-invalid")).toBe("true");
});

it("says that the password is set if the link has been used, because the first response was lost", async () => {
  await showAnswered(<ResetPasswordPage token="token" />, {
    "accounts.resetPassword": () => {
      throw refusal("not_found", "It has been used.", { isUsed: true });
    },
  });
  fireEvent.change(field(), { target: { value: "a few words in a row" } });
  fireEvent.click(screen.getByRole("button", { name: "Save the new password" }));
  await screen.findByText("It has been used.");
  expect(screen.getByRole("heading", { name: "Your new password is set" }).isConnected).toBe(true);
  expect(screen.queryByText("This link no longer works")).toBeNull();
});
