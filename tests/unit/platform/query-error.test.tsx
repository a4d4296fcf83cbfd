import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { refusal, showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

const show = (error: Error, asked: () => void, isPage = true) =>
  showAnswered(<QueryError query={{ error, refetch: asked }} isPage={isPage} />, {});

it("a page that failed says why, and asks again when told to", async () => {
  let asked = 0;
  await show(refusal("unavailable", "Our database is resting."), () => (asked += 1));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page did not load");
  expect(screen.getByRole("alert").textContent).toContain("Our database is resting.");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(asked).toBe(1);
});

it("what does not exist is not offered to be tried again", async () => {
  const gone = refusal("not_found", "We cannot find that payment.");
  await show(gone, () => {});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
  expect(screen.getByRole("alert").textContent).toContain("We cannot find that payment.");
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  await show(gone, () => {}, false);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("This part did not load");
  expect(screen.queryByRole("button")).toBeNull();
});
