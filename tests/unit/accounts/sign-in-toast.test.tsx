import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { timings } from "#shared/platform/limits.ts";
import { LoginForm } from "#client/features/accounts/auth/login-form.tsx";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

afterEach(cleanup);

/** The form on a page that can be left. */
function Page() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <ToastArea />
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
      {isLeft ? null : <LoginForm />}
    </>
  );
}

const toast = () =>
  within(screen.getByRole("region", { name: /notifications/i })).queryByText("Login failed");

it("the toast about a refused sign-in goes with the form", async () => {
  await showAnswered(<Page />, {
    "auth.login": () => {
      throw refusal("signed_out", "Invalid username or password");
    },
  });
  const form = screen.getByRole("form", { name: "Sign in" });
  fireEvent.change(within(form).getByLabelText("Username or email"), { target: { value: "ana" } });
  fireEvent.change(within(form).getByLabelText("Password"), { target: { value: "wrong" } });
  fireEvent.click(within(form).getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(toast()).not.toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(toast()).toBeNull(), { timeout: timings.toastDisplay / 2 });
});
