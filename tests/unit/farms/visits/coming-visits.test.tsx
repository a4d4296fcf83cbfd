import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ComingVisits } from "#client/features/farms/visits/coming-visits.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const visit = (id: string, farmName: string) => ({
  id,
  farmId: 1,
  farmName,
  town: "Petaluma",
  startsAt: "2026-12-05T18:00:00.000Z",
  endsAt: "2026-12-05T20:00:00.000Z",
  untranslated: {},
  text: "The beets.",
  bring: "",
  placesLeft: 3,
});
const CURSOR = { id: "one", startsAt: "2026-12-05T18:00:00.000Z" };

/** Shows the first page of open days; `later` answers the request for the next one. */
const show = (later: () => unknown) =>
  showAnswered(<ComingVisits />, {
    "farms.visits": (input) =>
      (input as { cursor?: unknown }).cursor
        ? later()
        : { items: [visit("one", "First Farm")], nextCursor: CURSOR },
  });
const more = () => screen.queryByRole("button", { name: "Show more open days" });

describe("The open days of all farms", () => {
  it("continue behind a button, with the focus on the first new one, until there are no more", async () => {
    const calls = await show(() => ({ items: [visit("two", "Last Farm")], nextCursor: null }));
    expect(screen.queryByRole("link", { name: "Last Farm" })).toBeNull();
    fireEvent.click(more()!);
    const last = await screen.findByRole("link", { name: "Last Farm" });
    expect(document.activeElement).toBe(last);
    expectVisible(screen.getByRole("link", { name: "First Farm" }));
    expect(more()).toBeNull();
    expect(calls.at(-1)?.input).toMatchObject({ cursor: CURSOR });
  });

  it("that failed to load leave those that are shown, and can be loaded again", async () => {
    let asked = 0;
    await show(() => {
      asked += 1;
      if (asked === 1) throw refusal("unexpected", "Something went wrong");
      return { items: [visit("two", "Last Farm")], nextCursor: null };
    });
    fireEvent.click(more()!);
    expectVisible(await screen.findByText("More open days could not be loaded"));
    expectVisible(screen.getByRole("link", { name: "First Farm" }));
    fireEvent.click(screen.getByRole("button", { name: /again|retry/i }));
    expectVisible(await screen.findByRole("link", { name: "Last Farm" }));
  });

  it("if there are none, lead to where a visit can be asked for", async () => {
    await showAnswered(<ComingVisits />, {
      "farms.visits": () => ({ items: [], nextCursor: null }),
    });
    expectVisible(await screen.findByRole("heading", { name: "No open days announced" }));
    expect(screen.getByRole("link", { name: "Ask for a visit" }).getAttribute("href")).toBe(
      "/contact",
    );
    expect(screen.queryByRole("list")).toBeNull();
  });
});
