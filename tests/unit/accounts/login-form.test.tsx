import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LoginForm } from "#client/features/accounts/auth/login-form.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

/** Submits the form to a server that refuses it with this code and message; returns the calls. */
async function refused(code: string, words: string) {
  const calls = await showAnswered(<LoginForm />, {
    "auth.login": () => {
      throw refusal(code, words);
    },
  });
  const form = screen.getByRole("form", { name: "Sign in" });
  fireEvent.change(within(form).getByLabelText("Username or email"), { target: { value: "ana" } });
  fireEvent.change(within(form).getByLabelText("Password"), { target: { value: "wrong" } });
  fireEvent.click(within(form).getByRole("button", { name: "Sign in" }));
  return calls;
}

describe("The sign-in form", () => {
  it.each([
    ["signed_out", "Invalid username or password"],
    ["too_many", "Too many tries. Please wait 15 minutes."],
  ])("shows a refusal (%s) in the form, where it outlasts the toast", async (code, words) => {
    await refused(code, words);
    const form = screen.getByRole("form", { name: "Sign in" });
    expect((await within(form).findByRole("alert")).textContent).toBe(words);
  });

  it("says from the fifth wrong password on after how many one has to wait", async () => {
    const words = "Invalid username or password";
    const wait =
      "After 10 tries within 10 minutes you have to wait. You can also set a new password.";
    const calls = await refused("signed_out", words);
    const form = screen.getByRole("form", { name: "Sign in" });
    const button = within(form).getByRole("button", { name: "Sign in" });
    const answered = (tries: number, said: string) =>
      vi.waitFor(() => {
        expect(calls).toHaveLength(tries);
        expect(button.hasAttribute("data-loading")).toBe(false);
        expect(within(form).getByRole("alert").textContent).toBe(said);
      });
    for (const tries of [1, 2, 3, 4]) {
      await answered(tries, words);
      fireEvent.click(button);
    }
    await answered(5, `${words} ${wait}`);
  });

  it("asks for the code of the second factor without showing an error", async () => {
    await refused("second_factor", "Enter your code");
    await screen.findByRole("form", { name: "Second step" });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
