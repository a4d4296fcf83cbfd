import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OneUpdate } from "#client/features/subscribers/admin-customer-update/one-update.tsx";
import { ScheduleButton } from "#client/features/subscribers/admin-customer-update/schedule-button.tsx";
import { stateWords } from "#client/features/subscribers/admin-customer-update/words.ts";
import { type Schedule, scheduledInstant, scheduleProblem } from "#shared/subscribers/schedule.ts";
import { subscriberLimits } from "#shared/subscribers/subscriber-limits.ts";
import { addDays } from "#shared/time.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

const NOW = new Date("2026-11-30T18:00:00Z");
const TODAY = "2026-11-30";
const FRIDAY = { day: "2026-12-04", time: "09:00" };

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const UPDATE = {
  id: "update-1",
  subject: "Strawberries",
  body: "They are here.",
  state: "scheduled",
  audience: { kind: "subscribers", source: null, tag: null },
  farmName: null,
  productName: null,
  scheduledFor: scheduledInstant(FRIDAY).toISOString(),
  people: 12,
  queued: 0,
  sent: 0,
  failed: 0,
  leftOut: 0,
};

const show = (update: object, answers = {}) =>
  showAnswered(<OneUpdate id={UPDATE.id} onSaved={() => {}} onClose={() => {}} />, {
    "admin.customerUpdates.one": () => ({ ...UPDATE, ...update }),
    ...answers,
  });

describe("The time of a message", () => {
  it("is on the market's clock, in winter and in summer", () => {
    expect(scheduledInstant(FRIDAY).toISOString()).toBe("2026-12-04T17:00:00.000Z");
    const summer = { day: "2026-07-03", time: "21:45" };
    expect(scheduledInstant(summer).toISOString()).toBe("2026-07-04T04:45:00.000Z");
  });

  it("is said with its weekday", () => {
    const scheduledFor = UPDATE.scheduledFor;
    const words = stateWords({ state: "scheduled", scheduledFor });
    expect(words).toBe("Scheduled for Fri Dec\u00a04, 9:00 AM");
    expect(stateWords({ state: "draft", scheduledFor })).toBe("Draft");
    const midnight = scheduledInstant({ ...FRIDAY, time: "00:00" }).toISOString();
    const atMidnight = stateWords({ state: "scheduled", scheduledFor: midnight });
    expect(atMidnight).toBe("Scheduled for Fri Dec\u00a04, 12:00 AM");
  });

  it("is still to come, and not too far ahead", () => {
    const problem = (day: string, time = "09:00") => scheduleProblem({ day, time }, NOW)?.field;
    expect(problem(TODAY, "10:01")).toBeUndefined();
    expect(problem(TODAY, "10:00")).toBe("time");
    expect(problem(addDays(TODAY, -1), "23:00")).toBe("day");
    expect(problem(addDays(TODAY, subscriberLimits.scheduledDays))).toBeUndefined();
    expect(problem(addDays(TODAY, subscriberLimits.scheduledDays + 1))).toBe("day");
  });
});

describe("Scheduling a message", () => {
  const open = async (onSchedule = vi.fn<(at: Schedule) => Promise<unknown>>(async () => {})) => {
    await showAnswered(<ScheduleButton disabled={false} onSchedule={onSchedule} />, {});
    fireEvent.click(screen.getByRole("button", { name: "Schedule it" }));
    const dialog = await screen.findByRole("dialog", { name: "Schedule it" });
    const submit = () => fireEvent.submit(dialog.querySelector("form") ?? dialog);
    const choose = (day: string) =>
      fireEvent.change(screen.getByLabelText(/^Day/u), { target: { value: day } });
    return { onSchedule, submit, choose, dialog };
  };

  it("asks for a day, refuses one that is over, and names the weekday before it is done", async () => {
    const { onSchedule, submit, choose } = await open();
    submit();
    expect(await screen.findByText("Please choose a day")).toBeTruthy();
    choose(addDays(TODAY, -1));
    submit();
    expect(await screen.findByText("Choose a time that is still to come")).toBeTruthy();
    expect(onSchedule).not.toHaveBeenCalled();
    choose(FRIDAY.day);
    expect(screen.getByRole("status").textContent).toBe("It goes out Fri Dec\u00a04, 9:00 AM.");
    submit();
    expect(onSchedule.mock.calls).toEqual([[FRIDAY]]);
  });

  it("stays open with the server's error at its field", async () => {
    const refused = vi.fn<(at: Schedule) => Promise<unknown>>(() =>
      Promise.reject(refusal("invalid", "Choose a time that is still to come", { field: "time" })),
    );
    const { submit, choose, dialog } = await open(refused);
    choose(FRIDAY.day);
    submit();
    expect(await screen.findByText("Choose a time that is still to come")).toBeTruthy();
    expect(dialog.isConnected).toBe(true);
  });
});

describe("A scheduled message", () => {
  it("says when it goes out and whom it reaches now, and is changed back to a draft", async () => {
    let state = "scheduled";
    const calls = await show(
      {},
      {
        "admin.customerUpdates.one": () => ({ ...UPDATE, state }),
        "admin.customerUpdates.unschedule": () => {
          state = "draft";
        },
        "admin.customerUpdates.audience": () => ({ people: 12, suppressed: 0, sample: [] }),
      },
    );
    expect(await screen.findByText("Scheduled for Fri Dec 4, 9:00 AM")).toBeTruthy();
    expect(screen.getByText("12 people")).toBeTruthy();
    expect(screen.getByText(/counted again when it goes out/u)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Change back to a draft" }));
    expect(await screen.findByRole("heading", { name: "Your draft" })).toBeTruthy();
    const { input } = calls.find(({ path }) => path === "admin.customerUpdates.unschedule")!;
    expect(input).toEqual({ id: UPDATE.id });
  });

  it("is sent now after a question", async () => {
    const calls = await show(
      {},
      {
        "admin.customerUpdates.audience": () => ({ people: 12, suppressed: 0, sample: [] }),
        "admin.customerUpdates.send": () => ({ people: 12 }),
      },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Send now" }));
    expect(await screen.findByText(/^Send this to 12 people\?/u)).toBeTruthy();
    const sent = () => calls.filter(({ path }) => path === "admin.customerUpdates.send").length;
    expect(sent()).toBe(0);
    const buttons = screen.getAllByRole("button", { name: "Send now", hidden: true });
    await act(async () => fireEvent.click(buttons.at(-1)!));
    expect(sent()).toBe(1);
  });

  it("that reached no one is a draft that says so", async () => {
    await show({ state: "draft", people: 0 });
    expect(
      await screen.findByText(/^It was to go out Fri Dec 4, 9:00 AM and reached no one/u),
    ).toBeTruthy();
  });
});
