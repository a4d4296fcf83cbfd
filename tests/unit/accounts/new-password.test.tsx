import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MantineProvider } from "@mantine/core";
import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it } from "vitest";
import { ResetPasswordPage } from "#client/features/accounts/account-access/reset-password-page.tsx";
import { PasswordForm } from "#client/features/accounts/account-security/password-form.tsx";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

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

it.each([
  [refusal("invalid", "That is not your password", "password"), "Your password stays as it was"],
  [new TRPCClientError("Failed to fetch"), "We could not confirm the change"],
  [refusal("unexpected", "It broke."), "We could not confirm the change"],
])("says of a change that failed whether the password is as it was: %s", async (error, title) => {
  await showAnswered(<PasswordForm />, {
    "accounts.changePassword": () => {
      throw error;
    },
  });
  render(
    <MantineProvider env="test">
      <ToastArea />
    </MantineProvider>,
  );
  fireEvent.change(screen.getByLabelText("Current password"), { target: { value: "old words" } });
  fireEvent.change(field(), { target: { value: "a few words in a row" } });
  fireEvent.click(screen.getByRole("button", { name: "Change password" }));
  expectVisible(await screen.findByText(title));
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

describe("a change whose answer was lost, sent again,", () => {
  const NEW = "a few words in a row";
  const user = {
    id: "1",
    username: "ana",
    email: "ana@furrow.example",
    firstName: "Ana",
    role: "customer",
  };
  const send = async (current: string, password = NEW) => {
    fireEvent.change(screen.getByLabelText("Current password"), { target: { value: current } });
    fireEvent.change(field(), { target: { value: password } });
    fireEvent.click(screen.getByRole("button", { name: "Change password" }));
    await act(async () => {});
  };
  let isLost = false;
  /** The first change gets no answer, the next one is refused. */
  const lostOnce = () => {
    if (isLost) return refusal("invalid", "That is not your password", "password");
    isLost = true;
    return new TRPCClientError("Failed to fetch");
  };
  /** Shows the form; its first change gets no answer, and from then on `session` is the browser's. */
  async function lose(session: typeof user | null, answers: Answers = {}) {
    let changes = 0;
    const calls = await showAnswered(<PasswordForm />, {
      "auth.current": () => (changes === 0 ? user : session),
      "accounts.changePassword": () => {
        changes += 1;
        if (changes === 1) throw new TRPCClientError("Failed to fetch");
        return user;
      },
      ...answers,
    });
    await send("old words");
    expect(field().value).toBe(NEW);
    return () => calls.map(({ path }) => path).filter((path) => path !== "auth.current");
  }

  it("does not say that the password stays as it was, since the first one may have changed it", async () => {
    await lose(user, {
      "accounts.changePassword": () => {
        throw lostOnce();
      },
    });
    render(
      <MantineProvider env="test">
        <ToastArea />
      </MantineProvider>,
    );
    await send("old words", "other words in a row");
    expect((await screen.findAllByText("We could not confirm the change")).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByText("Your password stays as it was")).toBeNull();
  });

  it("signs in with the new password if the first one ended the session", async () => {
    const asked: unknown[] = [];
    const paths = await lose(null, {
      "auth.login": (input) => {
        asked.push(input);
        return user;
      },
    });
    await send("old words");
    await waitFor(() => expect(field().value).toBe(""));
    expect(paths()).toEqual(["accounts.changePassword", "auth.login"]);
    expect(asked).toEqual([{ username: "ana", password: NEW }]);
  });

  it("is an ordinary change if the first one never arrived, or the wish is another", async () => {
    const paths = await lose(user);
    await send("old words");
    await waitFor(() => expect(field().value).toBe(""));
    await send(NEW, "other words in a row");
    expect(paths()).toEqual(Array.from({ length: 3 }, () => "accounts.changePassword"));
  });

  it("asks to sign in with the new password if a code is needed for that", async () => {
    const paths = await lose(null, {
      "auth.login": () => {
        throw refusal("second_factor", "Please enter the code from your app.");
      },
    });
    render(
      <MantineProvider env="test">
        <ToastArea />
      </MantineProvider>,
    );
    await send("old words");
    await screen.findByText("Your password is changed");
    expect(screen.getByText("Please sign in with it.").isConnected).toBe(true);
    expect(paths()).toEqual(["accounts.changePassword", "auth.login"]);
  });

  it("keeps what was typed if signing in fails", async () => {
    await lose(null, {
      "auth.login": () => {
        throw refusal("signed_out", "Invalid username or password");
      },
    });
    await send("old words");
    expect(field().value).toBe(NEW);
  });
});
