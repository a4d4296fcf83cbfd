import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { InvitationPage } from "#client/features/accounts/account-access/invitation-page.tsx";
import { VerifyEmailPage } from "#client/features/accounts/account-access/verify-email-page.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const LINK = { username: "ada", email: "ada@example.org", isChange: false, isYours: true };
const failing = (error: Error) => () => {
  throw error;
};
const noLine = () => refusal("unexpected", "We could not reach the market.");
const alert = async () => (await screen.findByRole("alert")).textContent;

it("does not call an invitation invalid if it could not be loaded", async () => {
  await showAnswered(<InvitationPage token="t" />, {
    "accounts.invitations.read": failing(noLine()),
  });
  expect(await alert()).toContain("could not reach");
  expect(screen.queryByText("This invitation no longer works")).toBeNull();
});

it("says that an invitation that is not found no longer works", async () => {
  await showAnswered(<InvitationPage token="t" />, {
    "accounts.invitations.read": failing(refusal("not_found", "It is over.")),
  });
  expectVisible(await screen.findByText("This invitation no longer works"));
});

it("does not call a verification link invalid if it could not be loaded", async () => {
  await showAnswered(<VerifyEmailPage token="t" />, {
    "auth.current": () => null,
    "accounts.addressLink": failing(noLine()),
  });
  expect(await alert()).toContain("could not reach");
  expectVisible(screen.getByRole("button"));
});

it("lets people try again if confirming their address failed", async () => {
  await showAnswered(<VerifyEmailPage token="t" />, {
    "auth.current": () => null,
    "accounts.addressLink": () => LINK,
    "accounts.verifyEmail": failing(noLine()),
  });
  const confirm = await screen.findByRole("button");
  fireEvent.click(confirm);
  expect(await alert()).toContain("could not reach");
  expect(confirm.isConnected).toBe(true);
});

it("says when a verification link no longer works", async () => {
  await showAnswered(<VerifyEmailPage token="t" />, {
    "auth.current": () => null,
    "accounts.addressLink": () => LINK,
    "accounts.verifyEmail": failing(refusal("not_found", "This link is over.")),
  });
  fireEvent.click(await screen.findByRole("button"));
  expectVisible(await screen.findByText("This link is over."));
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["an invitation", <InvitationPage key="page" token="t" />, "Sign in"],
  ["a verification link", <VerifyEmailPage key="page" token="t" />, "Go to your account"],
])("says what %s did that has been used, and what to do", async (_, page, next) => {
  const used = refusal("not_found", "It has been used.", { isUsed: true });
  await showAnswered(page, {
    "auth.current": () => null,
    "accounts.invitations.read": failing(used),
    "accounts.addressLink": failing(used),
  });
  expectVisible(await screen.findByText("It has been used."));
  expectVisible(screen.getByRole("link", { name: next }));
  expect(screen.queryByText("This did not work")).toBeNull();
});
