import { describe, expect, it } from "vitest";
import {
  ACCOUNT_LINK,
  FOOTER_COLUMNS,
  HOME_HREF,
  LEGAL_LINKS,
  MAIN_LINKS,
} from "#client/features/platform/chrome/site-links.ts";
import { chromeFor } from "#shared/platform/pages/chrome.ts";
import { nextDelivery, orderByText, slotText } from "#shared/checkout/delivery-sentence.ts";

const ALL = {
  header: true,
  footer: true,
  popup: true,
  floatingCart: true,
  cartAtEnd: false,
  work: null,
};

describe("The frame around a page", () => {
  it.each(["/", "/shop", "/farmers/3", "/dashboard/customer", "/nowhere"])(
    "is complete on %s",
    (path) => expect(chromeFor(path)).toEqual(ALL),
  );

  it("has no header and no popup on /free-registration", () => {
    expect(chromeFor("/free-registration")).toMatchObject({
      header: false,
      popup: false,
      footer: true,
    });
  });

  it("has no header, footer or popup on /registration-success", () => {
    expect(chromeFor("/registration-success")).toMatchObject({
      header: false,
      footer: false,
      popup: false,
    });
  });

  it("has a header, but no footer and no popup on /reserve", () => {
    expect(chromeFor("/reserve")).toMatchObject({ header: true, footer: false, popup: false });
  });

  it("lacks only the footer on /early-access4", () => {
    expect(chromeFor("/early-access4")).toMatchObject({ header: true, footer: false, popup: true });
  });

  it("ignores a trailing slash", () => {
    expect(chromeFor("/reserve/")).toEqual(chromeFor("/reserve"));
  });
});

describe("The frame around a work area", () => {
  it.each([
    ["/dashboard/farmer", "farmer"],
    ["/dashboard/farmer/inventory", "farmer"],
    ["/farmer-dashboard", "farmer"],
    ["/dashboard/logistics/", "logistics"],
    ["/dashboard/logistics/drive/7", "logistics"],
    ["/dashboard/admin/users/new", "admin"],
    ["/dashboard/payments", "admin"],
    ["/dashboard/analytics", "admin"],
    ["/dashboard/subscribers", "admin"],
  ] as const)("is reduced on %s", (path, work) =>
    expect(chromeFor(path)).toEqual({ ...ALL, cartAtEnd: true, work }),
  );

  it.each([
    "/dashboard",
    "/dashboard/customer",
    "/dashboard/administrator",
    "/farmers",
    "/account",
  ])("is that of the shop on %s", (path) => expect(chromeFor(path).work).toBeNull());
});

describe("The floating cart button", () => {
  it.each([
    "/reserve",
    "/early-access",
    "/early-access2",
    "/early-access3",
    "/early-access4",
    "/registration-checkout",
    "/registration-success",
    "/free-registration",
    "/gift-cards",
    "/pay",
    "/payment",
    "/payment-success",
    "/simple-payment",
    "/test-payment",
    "/simple-payment-test",
    "/payment-debug",
    "/early-access-confirmation",
  ])("is hidden on %s", (path) => expect(chromeFor(path).floatingCart).toBe(false));

  it.each(["/", "/shop", "/products/7", "/checkout", "/auth"])("may show on %s", (path) =>
    expect(chromeFor(path).floatingCart).toBe(true),
  );

  it.each(["/checkout", "/auth", "/forgot-password", "/reset-password", "/account/security"])(
    "stands at the end of the page on %s, where it covers no field",
    (path) => expect(chromeFor(path).cartAtEnd).toBe(true),
  );

  it.each(["/", "/auth-test", "/dashboard/customer"])("floats on %s", (path) =>
    expect(chromeFor(path).cartAtEnd).toBe(false),
  );
});

describe("Header and footer", () => {
  const shown = new Set(
    [
      { href: HOME_HREF },
      ACCOUNT_LINK,
      ...MAIN_LINKS,
      ...FOOTER_COLUMNS.flatMap(({ links }) => links),
      ...LEGAL_LINKS,
    ].map(({ href }) => href),
  );

  it("link to every page that the specification lists, and to nothing else", () => {
    const listed =
      "/ /shop /farmers /how-it-works /recipes /our-story /join-as-farm /dashboard/customer /subscription /tours /sustainability /careers /press /impact /faq /delivery /returns /contact /privacy /terms /cookies /accessibility";
    expect([...shown].toSorted()).toEqual(listed.split(" ").toSorted());
  });

  it("list no page twice in one column", () => {
    for (const { links } of FOOTER_COLUMNS) {
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
    }
  });
});

describe("The delivery sentence", () => {
  const windows = (morning: number, afternoon: number) => [
    { id: "morning" as const, left: morning },
    { id: "afternoon" as const, left: afternoon },
  ];
  const thursday = {
    day: "2026-11-26",
    lastOrderDay: "2026-11-24",
    serves: [4],
    windows: windows(0, 3),
  };
  const friday = {
    day: "2026-11-27",
    lastOrderDay: "2026-11-25",
    serves: [5],
    windows: windows(9, 9),
  };

  it("shows the first window with a slot left, and its cut-off", () => {
    const next = nextDelivery([thursday, friday], "2026-11-24");
    expect(next && slotText(next)).toBe("Thu Nov\u00a026, 12PM-5PM");
    expect(next && orderByText(next)).toBe("Tue 11:59 PM");
  });

  it("skips a day that is full", () => {
    const full = { ...thursday, windows: windows(0, 0) };
    expect(nextDelivery([full, friday], "2026-11-24")?.day).toBe("2026-11-27");
  });

  it("skips a day whose cut-off has passed since the page was opened", () => {
    expect(nextDelivery([thursday, friday], "2026-11-25")?.day).toBe("2026-11-27");
  });

  it("shows nothing if no day is left", () => {
    expect(nextDelivery([thursday], "2026-11-30")).toBeUndefined();
  });

  it("has the date of a cut-off that is a week or more away", () => {
    const next = nextDelivery([friday], "2026-11-18");
    expect(next && orderByText(next)).toBe("Wed Nov\u00a025, 11:59 PM");
    const nearer = nextDelivery([friday], "2026-11-19");
    expect(nearer && orderByText(nearer)).toBe("Wed 11:59 PM");
  });
});
