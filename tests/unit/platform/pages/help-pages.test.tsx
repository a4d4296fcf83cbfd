import { cleanup, screen, within } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactPage } from "#client/features/mail/contact/contact-page.tsx";
import { CareersPage } from "#client/features/platform/company/careers-page.tsx";
import { DeliveryPage } from "#client/features/platform/help/delivery-page.tsx";
import { FaqPage } from "#client/features/platform/help/faq-page.tsx";
import { ReturnsPage } from "#client/features/platform/help/returns-page.tsx";
import { AccessibilityPage } from "#client/features/platform/legal/accessibility-page.tsx";
import { PrivacyPage } from "#client/features/platform/legal/privacy-page.tsx";
import { ourStory } from "#client/features/platform/story/content/our-story.ts";
import { StopsToday } from "#client/features/platform/story/stops-today.tsx";
import { StoryPage } from "#client/features/platform/story/story-page.tsx";
import { WeekStrip } from "#client/features/platform/story/week-strip.tsx";
import { NotFoundPage } from "#client/ui/states/not-found-page.tsx";
import { deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { oneDeliveryDay } from "#tests/support/setups/orders/one-delivery-day.ts";
import { expectVisible } from "#tests/support/dom/visible.ts";

const TODAY = "2026-11-23";
const SETTINGS = settingsSchema.parse({
  holidays: ["2026-11-26", "2026-12-25"],
  movedDays: [{ from: "2026-11-26", to: "2026-11-27" }],
});
const ANSWERS = {
  "auth.current": () => null,
  "checkout.delivery.terms": () => deliveryTermsOf(SETTINGS, TODAY),
  "checkout.delivery.options": () =>
    oneDeliveryDay({ today: TODAY, day: "2026-11-25", lastOrderDay: "2026-11-23" }),
};

const show = (page: ReactNode, answers: Parameters<typeof showAnswered>[1] = ANSWERS) =>
  showAnswered(<Suspense>{page}</Suspense>, answers);
const plain = (element: Element | null) => element?.textContent.replaceAll("\u00a0", " ") ?? "";
const section = (name: string) => screen.getByRole("heading", { name }).closest("section");
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, plain(term.nextElementSibling)]),
  );
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T20:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe("The page about delivery", () => {
  it("says windows, fee and cut-off of the settings, and what to do about doors and heat", async () => {
    await show(<DeliveryPage zip={undefined} />);
    await screen.findByRole("heading", { name: "In short" });
    expect(facts()).toMatchObject({
      Windows: "8AM-12PM, 12PM-5PM, 5PM-8PM",
      Fee: "Free",
      "Order by": "11:59 PM, 2 days before the delivery",
    });
    for (const name of ["If you are not at home", "On hot days", "In apartment buildings"]) {
      expectVisible(screen.getByRole("heading", { name }));
    }
  });

  it("lists the days without delivery, and on which day we come instead", async () => {
    await show(<DeliveryPage zip={undefined} />);
    await screen.findByRole("heading", { name: "In short" });
    const rest = section("Days without delivery");
    expect(rest ? within(rest).getAllByRole("listitem").map(plain) : []).toEqual([
      "Friday, December 25",
      "Thursday, November 26: we come on Friday, November 27 instead",
    ]);
  });
});

it("The strip of the week has the days of the next delivery", async () => {
  await show(<WeekStrip />);
  const steps = await screen.findByRole("list", { name: "The days of the next delivery" });
  expect(within(steps).getAllByRole("listitem").map(plain)).toEqual([
    expect.stringMatching(/^Until .*11:59 PMYou order, change or cancel\.$/),
    expect.stringMatching(/^Tue Nov 24The farms harvest/),
    "Wed Nov 25We bring it: 8AM-12PM, 12PM-5PM, 5PM-8PM.",
  ]);
});

it("The page about returns promises in one line, and leads to the order and the form", async () => {
  await show(<ReturnsPage />);
  expectVisible(
    await screen.findByText(
      "Not good enough? Tell us within 7 days of the delivery. You choose: money back to your card, or credit. Credit needs an account.",
    ),
  );
  expect(screen.getByText(/^We decide within 1 business day/).isConnected).toBe(true);
  expect(hrefs()).toEqual(expect.arrayContaining(["/dashboard/customer/orders", "/contact"]));
});

it("The questions are grouped, each with the address of its answer, and lead to people", async () => {
  await show(<FaqPage />);
  await screen.findByRole("searchbox");
  const groups = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id);
  expect(groups.length).toBeGreaterThan(5);
  const answers = [...document.querySelectorAll("details")];
  expect(answers.length).toBeGreaterThan(20);
  for (const answer of answers) {
    expect(within(answer).getByText("Link to this answer").getAttribute("href")).toBe(
      `#${answer.id}`,
    );
  }
  expect(hrefs()).toContain("/contact");
});

it.each([
  [{ isOpen: true, until: "6:00 PM", opens: null }, "We are here now, until 6:00 PM."],
  [{ isOpen: false, until: null, opens: "Tue, 9:00 AM" }, /Tue, 9:00 AM/],
])(
  "The contact page says whether the office is open, with hours and phone: %j",
  async (office, said) => {
    await show(<ContactPage />, { ...ANSWERS, "mail.contact.office": () => office });
    expectVisible(await screen.findByText(said));
    expect(Object.keys(facts())).toEqual(["Phone", "Email", "Hours", "Address"]);
    expect(facts()["Hours"]).toMatch(/Mon.*Sat/);
    expect(hrefs().some((href) => href?.startsWith("tel:"))).toBe(true);
  },
);

it("The careers page says that no role is open, how we hire, and tells of the next one", async () => {
  await show(<CareersPage />);
  expectVisible(await screen.findByText(/^None\. We would rather say so/));
  expectVisible(screen.getByText("The posting says the pay range, the place and the hours."));
  expectVisible(screen.getByRole("form", { name: "Tell me about new roles" }));
});

it("The accessibility page says what was tested when, which gaps are known, and how else to order", async () => {
  await show(<AccessibilityPage />);
  expect(plain(await screen.findByText(/^Last tested on/))).toBe(
    "Last tested on November 21, 2026:",
  );
  const gaps = section("Gaps we know");
  expect(plain(gaps)).toContain("As of November 21, 2026:");
  expect(gaps ? within(gaps).getAllByRole("listitem").length : 0).toBeGreaterThan(2);
  expect(plain(section("When a page does not work for you"))).toMatch(/^.*Call .*\d{4}/);
  expect(plain(section("Tell us about a barrier"))).toContain("within 5 business days");
});

it("Each section of a legal text has a summary beside the text that counts", async () => {
  await show(<PrivacyPage />);
  const summaries = await screen.findAllByRole("heading", { name: "In plain words" });
  expect(summaries.length).toBeGreaterThan(5);
  expect(screen.getAllByRole("heading", { name: "The text that counts" })).toHaveLength(
    summaries.length,
  );
  const named = within(screen.getByRole("navigation", { name: "On this page" }));
  expect(named.getAllByRole("link")).toHaveLength(summaries.length);
});

it("Our story says why it began, what it holds to, and what went wrong and was changed", async () => {
  await show(<StoryPage story={ourStory} />);
  await screen.findByRole("heading", { name: "Why we began" });
  expectVisible(screen.getByRole("heading", { name: "What we hold to" }));
  expect(plain(section("What went wrong, and what we changed"))).toContain(
    "Now you say once what you never want",
  );
  expect(hrefs()).toEqual(expect.arrayContaining(["/shop", "/join-as-farm"]));
});

it("The page of the route counts the doors of today, and no household", async () => {
  await show(<StopsToday />, { "analytics.figures.stopsToday": () => 41 });
  expect(facts()).toEqual({ "Doors on today’s route": "41" });
});

it("A page that is not found leads to the search, the shop and an order's status", async () => {
  await show(<NotFoundPage />);
  expectVisible(screen.getByRole("searchbox", { name: "Search for something else" }));
  expect(screen.getByRole("link", { name: "Order status" }).getAttribute("href")).toBe(
    "/dashboard/customer",
  );
  expect(hrefs()).toContain("/shop");
});
