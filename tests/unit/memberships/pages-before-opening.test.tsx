import { cleanup, screen, within } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { EarlyAccessPage } from "#client/features/memberships/early-access/early-access-page.tsx";
import { LandingPage } from "#client/features/memberships/early-access/landing-page.tsx";
import { RegistrationCheckoutPage } from "#client/features/memberships/membership/registration-checkout-page.tsx";
import { RegistrationSuccessPage } from "#client/features/memberships/membership/registration-success-page.tsx";
import { ReservePage } from "#client/features/memberships/membership/reserve-page.tsx";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const OFFER = {
  deposit: cents(2_500),
  places: 500,
  placesLeft: 37,
  firstDelivery: "2026-11-26",
  startsOn: "2026-11-23",
  endsOn: "2027-11-22",
};
const MEMBERSHIP = {
  kind: "founding",
  firstName: "Ana",
  email: "ana@furrow.example",
  place: 12,
  receiptNumber: "R-2345-6789",
  amount: cents(2_500),
  startsOn: "2026-11-23",
  endsOn: "2027-11-22",
  zipCode: "94110",
};
const show = (page: ReactNode, answers: Parameters<typeof showAnswered>[1]) =>
  showAnswered(<Suspense>{page}</Suspense>, { "auth.current": () => null, ...answers });
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole("term")
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent.replaceAll("\u00a0", " "),
      ]),
  );

describe("The page of the line before the opening", () => {
  const page = <EarlyAccessPage variant={1} path="/early-access" search={{}} />;

  it("counts from our records who is in line, and answers five questions", async () => {
    await show(page, {
      "memberships.earlyAccess.line": () => ({ households: 1_234, zips: 1 }),
    });
    const count = await screen.findByText(/households are in line/);
    expect(count.textContent).toBe("1,234 households are in line, from one zip code.");
    expect(document.querySelectorAll("details > summary")).toHaveLength(5);
  });

  it("names no count before someone is in line, nor while it is unknown", async () => {
    await show(page, { "memberships.earlyAccess.line": () => ({ households: 0, zips: 0 }) });
    expectVisible(await screen.findByText("The line is new: you could be the first in it."));
    cleanup();
    await show(page, {});
    expect(screen.queryByText(/in line,|The line is new/)).toBeNull();
  });
});

it("The page of a campaign has three proofs from our records", async () => {
  await show(<LandingPage search={{}} />, {
    "catalog.home": () => ({
      featured: [],
      farms: [],
      farmCount: 13,
      productCount: 152,
      farmCents: null,
    }),
  });
  await screen.findByRole("heading", { name: "13 family farms" });
  const proofs = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(proofs.slice(-3)).toEqual(["13 family farms", "152 products", "Most of each dollar"]);
});

describe("The founding membership", () => {
  it("says its deposit, the places left and the first delivery, and asks for name, email and zip code", async () => {
    await show(<ReservePage search={{}} />, { "memberships.offer": () => OFFER });
    await screen.findByLabelText("First name");
    expect(facts()).toEqual({
      "Refundable deposit, once": "$25.00",
      "Places left": "37 of 500",
      "First delivery from": "Thu Nov 26",
    });
    expectVisible(screen.getByText(/until your first delivery you can have the deposit back/));
  });

  it("has no payment once it is sold out, but a form for news", async () => {
    await show(<ReservePage search={{}} />, {
      "memberships.offer": () => ({ ...OFFER, placesLeft: 0 }),
    });
    const form = await screen.findByRole("form", { name: "All founding places are taken" });
    expectVisible(within(form).getByLabelText("Email"));
    expect(screen.queryByRole("button", { name: "Continue to payment" })).toBeNull();
    expect(facts()["Places left"]).toBe("0 of 500");
  });

  it("is summed up with its days and what is paid now before it is paid", async () => {
    await show(<RegistrationCheckoutPage search={{}} />, { "memberships.offer": () => OFFER });
    await screen.findByRole("heading", { name: "Summary" });
    expect(facts()).toMatchObject({
      From: "November 23, 2026",
      Until: "November 22, 2027",
      "Refundable deposit": "$25.00",
      "To pay now": "$25.00",
    });
    expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
  });
});

describe("The page after joining", () => {
  it("has the number of the receipt, three next steps and the way to the delivery address", async () => {
    await show(<RegistrationSuccessPage />, { "memberships.latest": () => MEMBERSHIP });
    const next = await screen.findByRole("region", { name: "What comes next" });
    expect(within(next).getAllByRole("listitem")).toHaveLength(3);
    expect(facts()["Receipt"]).toBe("R-2345-6789");
    const open = within(next).getByRole("link", { name: "Open an account" });
    expect(open.getAttribute("href")).toBe("/auth");
  });

  it("has no receipt for a free membership", async () => {
    await show(<RegistrationSuccessPage />, {
      "memberships.latest": () => ({ ...MEMBERSHIP, kind: "free", receiptNumber: null }),
    });
    await screen.findByRole("region", { name: "What comes next" });
    expect(facts()["Membership"]).toBe("Free");
    expect(Object.keys(facts())).not.toContain("Receipt");
  });
});
