import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LoginForm } from "#client/features/accounts/auth/login-form.tsx";
import { FollowPill } from "#client/lib/accounts/saved/follow-pill.tsx";
import { Heart } from "#client/lib/accounts/saved/heart.tsx";
import { rememberMark, takeMark } from "#client/lib/accounts/saved/pressed-mark.ts";
import { forgetPerson } from "#client/lib/session/forget-person.ts";
import { spec } from "#messages/spec.ts";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PAGE = "/shop?category=fruit";
const ANA = { id: "ana", email: "ana@furrow.example", firstName: "Ana", role: "customer" };
const MARKS = ["accounts.customer.saveProduct", "accounts.customer.followFarm"];

/** Signs in on the page that a heart led to; returns what was marked. */
async function signIn(why: "save" | undefined, answers: Answers = {}) {
  const calls = await showAnswered(
    <>
      <ToastArea />
      <LoginForm next={PAGE} why={why} />
    </>,
    {
      "auth.login": () => ANA,
      ...Object.fromEntries(MARKS.map((path) => [path, () => null])),
      ...answers,
    },
  );
  const form = screen.getByRole("form", { name: "Sign in" });
  fireEvent.change(within(form).getByLabelText("Username or email"), { target: { value: "ana" } });
  fireEvent.change(within(form).getByLabelText("Password"), { target: { value: "right" } });
  fireEvent.click(within(form).getByRole("button", { name: "Sign in" }));
  const toasts = within(screen.getByRole("region", { name: /notifications/i }));
  return { toasts, marked: () => calls.filter(({ path }) => MARKS.includes(path)) };
}

describe("A heart pressed before signing in", () => {
  it.each([
    [<Heart key="h" id={7} name="Kale" />, "Save Kale", { kind: "products", id: 7 }],
    [<FollowPill key="f" id={3} name="Two Tides" />, "Follow Two Tides", { kind: "farms", id: 3 }],
  ])("is remembered by this tab, not by the address", async (heart, name, mark) => {
    await showAnswered(heart, { "auth.current": () => null }, PAGE);
    fireEvent.click(screen.getByRole("button", { name }));
    await expect.poll(() => sessionStorage.length).toBe(1);
    expect(takeMark(PAGE)).toEqual(mark);
    expect(takeMark(PAGE)).toBeNull();
  });

  it.each([
    ["products", "accounts.customer.saveProduct", "It is saved in your account now."],
    ["farms", "accounts.customer.followFarm", "You now follow the farm."],
  ] as const)("marks the %s once signed in, and one toast says so", async (kind, path, words) => {
    rememberMark({ kind, id: 7 }, PAGE);
    const { toasts, marked } = await signIn("save");
    const told = (await toasts.findByText(words)).parentElement?.textContent;
    expect(told).toContain(spec.loginSuccessful);
    expect(marked()).toEqual([{ path, input: { id: 7, on: true } }]);
    expect(takeMark(PAGE)).toBeNull();
  });

  it("reports in words why it could not be marked", async () => {
    rememberMark({ kind: "products", id: 7 }, PAGE);
    const { toasts } = await signIn("save", {
      "accounts.customer.saveProduct": () => {
        throw refusal("not_found", "We cannot find that product.");
      },
    });
    await toasts.findByText("We cannot find that product.");
    expect(toasts.queryByText("That was not saved")).not.toBeNull();
  });

  it("is not marked by whoever signs in for another reason", async () => {
    rememberMark({ kind: "products", id: 7 }, PAGE);
    const { toasts, marked } = await signIn(undefined);
    await toasts.findByText("Welcome back, Ana");
    expect(marked()).toEqual([]);
    expect(takeMark(PAGE)).toBeNull();
  });

  it("is not marked through a link to the sign-in page, without a heart pressed here", async () => {
    const { toasts, marked } = await signIn("save");
    await toasts.findByText("Welcome back, Ana");
    expect(marked()).toEqual([]);
  });

  it("counts for the page it was pressed on only, and ends with the session", () => {
    rememberMark({ kind: "products", id: 7 }, PAGE);
    expect(takeMark("/products/9")).toBeNull();
    rememberMark({ kind: "products", id: 7 }, PAGE);
    forgetPerson(null);
    expect(takeMark(PAGE)).toBeNull();
    sessionStorage.setItem("furrow-heart", "users 1 /shop");
    expect(takeMark("/shop")).toBeNull();
  });
});
