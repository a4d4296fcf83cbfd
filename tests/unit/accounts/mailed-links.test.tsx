import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { InvitationPage } from "#client/features/accounts/account-access/invitation-page.tsx";
import { VerifyEmailPage } from "#client/features/accounts/account-access/verify-email-page.tsx";
import { refusal, showAnswered } from "#tests/support/answered.tsx";

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
  expect(await screen.findByText("This invitation no longer works")).toBeTruthy();
});

it("does not call a verification link invalid if it could not be loaded", async () => {
  await showAnswered(<VerifyEmailPage token="t" />, {
    "auth.current": () => null,
    "accounts.addressLink": failing(noLine()),
  });
  expect(await alert()).toContain("could not reach");
  expect(screen.getByRole("button")).toBeTruthy();
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
  expect(await screen.findByText("This link is over.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
