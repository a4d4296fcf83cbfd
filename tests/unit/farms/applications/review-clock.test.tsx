import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, it, vi } from "vitest";
import { ReviewClock } from "#client/features/farms/admin-applications/review-clock.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-25T20:00:00.000Z"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("an application's deadline says that it is that of the answer, but not under a heading that does", async () => {
  await showAnswered(<ReviewClock state="submitted" reviewDueOn="2026-11-27" isNamed />, {});
  expectVisible(screen.getByText("Answer due Fri Nov 27"));
  cleanup();
  await showAnswered(<ReviewClock state="submitted" reviewDueOn="2026-11-27" />, {});
  expectVisible(screen.getByText("due Fri Nov 27"));
});

it("a late answer says by how much", async () => {
  await showAnswered(<ReviewClock state="in_review" reviewDueOn="2026-11-24" isNamed />, {});
  expectVisible(screen.getByText("Answer 1 day late"));
});
