import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Books } from "#client/features/payments/admin-payments/books.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const AGREED = {
  open: 0,
  expected: 0,
  difference: 0,
  comparedAt: "2026-11-25T11:13:00.000Z",
  isUnanswered: false,
};

/** The text about both sides on the page of payments. */
async function said(standing: object): Promise<string | null> {
  await showAnswered(<Books />, {
    "admin.payments.attention": () => ({ failed: [], disputed: [] }),
    "admin.reconciliation.standing": () => ({ ...AGREED, ...standing }),
  });
  const region = await screen.findByRole("region", { name: "Our books and the provider’s" });
  const link = screen.getByRole("link", { name: "See the comparison" });
  expect(link.getAttribute("href")).toBe("/dashboard/payments/reconciliation");
  return region.textContent;
}

describe("The page of payments says of our books and the provider's", () => {
  it("that there is nothing to look into, and as of when", async () => {
    expect(await said({})).toMatch(
      /^Difference \$0\.00: nothing to look into\. Compared on .*Nov\u00a025.*3:13 AM\./,
    );
  });

  it("what differs, and how many differences are to be looked into", async () => {
    const text = await said({ open: 2, expected: 1, difference: -2_100 });
    expect(text).toContain(
      "Difference −$21.00: 2 differences to look into. 1 difference settles by itself. Compared on",
    );
  });

  it("that nothing was compared yet, or that the provider has not answered since", async () => {
    expect(await said({ comparedAt: null })).toContain("have not been compared");
    cleanup();
    expect(await said({ isUnanswered: true })).toContain("The provider has not answered since");
  });

  it("that it could not load what needs attention", async () => {
    const fail = () => {
      throw refusal("unavailable", "Our database is resting.");
    };
    await showAnswered(<Books />, {
      "admin.payments.attention": fail,
      "admin.reconciliation.standing": () => AGREED,
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Our database is resting.");
  });
});
