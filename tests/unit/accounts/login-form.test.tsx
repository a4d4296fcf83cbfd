import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LoginForm } from "#client/features/accounts/auth/login-form.tsx";
import { refusal, showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

/** Submits the form to a server that refuses it with this code and message. */
async function refused(code: string, words: string) {
  await showAnswered(<LoginForm />, {
    "auth.login": () => {
      throw refusal(code, words);
    },
  });
  const form = screen.getByRole("form", { name: "Sign in" });
  fireEvent.change(within(form).getByLabelText("Username or email"), { target: { value: "ana" } });
  fireEvent.change(within(form).getByLabelText("Password"), { target: { value: "wrong" } });
  fireEvent.click(within(form).getByRole("button", { name: "Sign in" }));
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

  it("asks for the code of the second factor without showing an error", async () => {
    await refused("second_factor", "Enter your code");
    await screen.findByRole("form", { name: "Second step" });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
