import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AskDialog } from "#client/features/farms/farms/questions/ask-dialog.tsx";
import { ReplyButton } from "#client/features/catalog/farmer-reviews/reply-button.tsx";
import type { Review } from "#client/features/catalog/farmer-reviews/reviews-page.tsx";
import { PageForm } from "#client/features/farms/farm-editor/page-form.tsx";
import type { EditedFarm } from "#client/features/farms/farm-editor/farm-editor-page.tsx";
import { ContactForm } from "#client/features/mail/contact/contact-form.tsx";
import { AnswerButton } from "#client/features/orders/admin-problems/answer-button.tsx";
import type { Problem } from "#client/features/orders/admin-problems/problems-page.tsx";
import type { Line } from "#client/features/orders/my-orders/order-goods.tsx";
import { ReportButton } from "#client/features/orders/my-orders/report-button.tsx";
import { ProblemDialog } from "#client/features/logistics/driver/problem-dialog.tsx";
import type { Stop } from "#client/features/logistics/driver/stop-screen.tsx";
import { DisputeAnswer } from "#client/features/payments/admin-payments/dispute-answer.tsx";
import type { Dispute } from "#client/features/payments/admin-payments/dispute-page.tsx";
import { GiftForm } from "#client/features/payments/gift-cards/gift-form.tsx";
import { SettingsPage } from "#client/features/platform/admin-settings/settings-page.tsx";
import { SubscriberNotes } from "#client/features/subscribers/admin-subscribers/subscriber-notes.tsx";
import type { Subscriber } from "#client/features/subscribers/admin-subscribers/subscriber-page.tsx";
import { ReviewButton } from "#client/lib/catalog/reviews/review-button.tsx";
import { SETTINGS_TABS } from "#shared/platform/settings/settings-tabs.ts";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";
import { answerQuestions, follow, WaysOut } from "#tests/support/dom/leaving.tsx";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

const says = { answer: false };
let asked: string[] = [];
beforeEach(() => {
  says.answer = false;
  asked = answerQuestions(says);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const QUESTION = "What you typed is not saved yet. Leave without it?";
const show = (ui: ReactElement, answers: Answers = {}, address = "/") =>
  showAnswered(
    <main>
      <WaysOut />
      {ui}
    </main>,
    answers,
    address,
  );
const type = async (label: string | RegExp, value: string) => {
  const field = await screen.findByLabelText(label);
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
};
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
};

const DISPUTE = { id: "d1", draft: "It was delivered on Friday.", isAnswerable: true } as Dispute;
const FARM = {
  id: 7,
  fields: {
    tagline: "Roots from the hill",
    taglineEs: "",
    story: "First.",
    storyEs: "",
    quote: "",
    quoteEs: "",
    quoteBy: "",
    practices: "",
    practicesEs: "",
    growing: [],
    sinceYear: 2001,
    acreage: 9,
    legalName: "",
  },
} as unknown as EditedFarm;
const settings: Answers = {
  "admin.settings.read": () => ({
    settings: DEFAULT_SETTINGS,
    tabs: Object.keys(SETTINGS_TABS).map((tab) => ({ tab, version: 1, history: [] })),
  }),
};
const signedOut: Answers = { "auth.current": () => null };

type Page = [page: string, ui: ReactElement, label: string | RegExp, answers: Answers];
const PAGES: Page[] = [
  [
    "the answer to a bank",
    <DisputeAnswer key="dispute" dispute={DISPUTE} onDone={async () => {}} />,
    /^Evidence/,
    {},
  ],
  ["a farm's page", <PageForm key="farm" farm={FARM} onSaved={() => {}} />, "Your story", {}],
  ["the settings", <SettingsPage key="settings" />, "Phone", settings],
  ["a gift card", <GiftForm key="gift" today="2026-11-28" />, /^A few words/, signedOut],
  [
    "a subscriber's notes",
    <SubscriberNotes
      key="notes"
      subscriber={{ id: "s1", tags: [], note: "" } as unknown as Subscriber}
      refetch={async () => ({ data: undefined })}
    />,
    "Note",
    {},
  ],
  ["a message to the market", <ContactForm key="contact" />, "Message", signedOut],
];

describe.each(PAGES)("The form of %s", (_page, ui, label, answers) => {
  it("asks before what was typed is lost with the page, and not before", async () => {
    await show(ui, answers);
    await type(label, "Typed by hand, and long enough.");
    expect(await follow("Further down")).toBe("/");
    expect(asked).toEqual([]);
    expect(await follow("Elsewhere")).toBe("/");
    expect(asked).toEqual([QUESTION]);
    says.answer = true;
    expect(await follow("Elsewhere")).toBe("/elsewhere");
  });

  it("asks nothing while nothing was typed", async () => {
    await show(ui, answers);
    await screen.findByLabelText(label);
    expect(await follow("Elsewhere")).toBe("/elsewhere");
    expect(asked).toEqual([]);
  });
});

const LINE = { productId: 3, name: "Carrots", reportable: 1 } as Line;
const PROBLEM = {
  id: "p1",
  kind: "missing",
  note: "",
  to: "card",
  email: "ana@furrow.example",
  orderNumber: "FUR-7K3M-9QXT",
  quantity: 1,
  name: "Carrots",
  photos: [],
} as unknown as Problem;
const REVIEW = { id: "r1", by: "Ana L.", text: "Sweet." } as unknown as Review;

type Dialog = [dialog: string, ui: ReactElement, open: RegExp | null, label: RegExp];
const DIALOGS: Dialog[] = [
  ["a problem", <ReportButton key="a" number="F" line={LINE} />, /^Report a/, /^Anything we/],
  ["an answer to a problem", <AnswerButton key="b" problem={PROBLEM} />, /^Answer/, /^Message/],
  ["a reply", <ReplyButton key="c" review={REVIEW} farmId={7} />, /^Reply/, /^Your reply/],
  [
    "a review",
    <ReviewButton key="d" product={{ id: 3, name: "Carrots" }} review={null} />,
    /^Rate/,
    /^What would you/,
  ],
];

describe.each(DIALOGS)("The dialog of %s", (_dialog, ui, open, label) => {
  const escape = async () => {
    const dialog = await screen.findByRole("dialog");
    await act(async () => void fireEvent.keyDown(dialog, { key: "Escape", code: "Escape" }));
  };

  it("asks before Escape takes what was typed, and keeps it if asked to", async () => {
    await show(ui, signedOut);
    if (open) await press(open);
    await type(label, "One bunch was rotten.");
    await escape();
    expect(asked).toEqual([QUESTION]);
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByLabelText<HTMLTextAreaElement>(label).value).toBe("One bunch was rotten.");
    says.answer = true;
    await escape();
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  });

  it("closes at once while nothing was typed", async () => {
    await show(ui, signedOut);
    if (open) await press(open);
    await screen.findByLabelText(label);
    await escape();
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(asked).toEqual([]);
  });
});

const STOP = { id: "s1", lines: [{ productId: 3, name: "Carrots", units: 1 }] } as unknown as Stop;
const OPENED: [string, (onClose: () => void) => ReactElement, RegExp][] = [
  [
    "a question to a farm",
    (onClose) => <AskDialog farm={{ id: 7, name: "Hill Farm" }} onClose={onClose} />,
    /^Your question/,
  ],
  [
    "what a driver saw",
    (onClose) => <ProblemDialog stop={STOP} report={() => {}} onClose={onClose} />,
    /^What did you see/,
  ],
];

it.each(OPENED)("%s is asked about before Escape takes it", async (_what, ui, label) => {
  const close = vi.fn<() => void>();
  await show(ui(close));
  await type(label, "Two leeks, both soft.");
  const dialog = await screen.findByRole("dialog");
  await act(async () => void fireEvent.keyDown(dialog, { key: "Escape", code: "Escape" }));
  expect(asked).toEqual([QUESTION]);
  expect(close).not.toHaveBeenCalled();
});

it("the answer to a bank is sent once, after a question, and then leaves freely", async () => {
  const done = vi.fn<() => Promise<void>>(async () => {});
  const calls = await show(<DisputeAnswer dispute={DISPUTE} onDone={done} />, {
    "admin.payments.answerDispute": () => null,
  });
  await type(/^Evidence/, "The driver left it at the door.");
  await press("Send to the bank");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/you can send only one/)).toBeTruthy();
  expect(calls.filter(({ path }) => path === "admin.payments.answerDispute")).toEqual([]);
  await act(async () => {
    fireEvent.click(dialog.getByRole("button", { name: "Send to the bank" }));
  });
  await expect.poll(() => done.mock.calls).toHaveLength(1);
  expect(calls.filter(({ path }) => path === "admin.payments.answerDispute")).toEqual([
    {
      path: "admin.payments.answerDispute",
      input: { disputeId: "d1", text: "The driver left it at the door." },
    },
  ]);
  expect(await follow("Elsewhere")).toBe("/elsewhere");
  expect(asked).toEqual([]);
});

it("a message to the market that has arrived leaves freely", async () => {
  await show(<ContactForm />, {
    ...signedOut,
    "mail.contact.send": () => ({ number: "T-2345-6789" }),
  });
  await type("What is it about?", "delivery");
  await type("Your name", "Ana Lee");
  await type("Email", "ana@furrow.example");
  await type("Message", "Can it stand behind the gate?");
  await press("Send the message");
  await screen.findByText(/T-2345-6789/);
  expect(await follow("Elsewhere")).toBe("/elsewhere");
  expect(asked).toEqual([]);
});

it("a farm's page that was saved leaves freely, also with spaces at the end of its texts", async () => {
  const saved = vi.fn<() => void>();
  await show(<PageForm farm={FARM} onSaved={saved} />, { "farmer.page.save": () => undefined });
  await type("Your story", "Mine. ");
  await press("Save the page");
  await expect.poll(() => saved.mock.calls).toHaveLength(1);
  expect(await follow("Elsewhere")).toBe("/elsewhere");
  expect(asked).toEqual([]);
});

it("another tab of the settings shows without a question, as what was typed stays", async () => {
  await show(<SettingsPage />, settings, "/?tab=contact");
  await type("Phone", "707 555 0199");
  fireEvent.click(screen.getByRole("tab", { name: "Tax, fees and commission" }));
  await screen.findByLabelText("Delivery fee");
  expect(asked).toEqual([]);
  expect(await follow("Elsewhere")).toBe("/");
  expect(asked).toEqual([QUESTION]);
});
