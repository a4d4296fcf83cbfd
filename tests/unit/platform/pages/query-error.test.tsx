import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, screen } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it } from "vitest";
import { ApplicationStatus } from "#client/features/farms/applicant/application-status.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const show = (error: Error, asked: () => void, isPage = true) =>
  showAnswered(<QueryError query={{ error, refetch: asked }} isPage={isPage} />, {});

it("a page that failed to load says why, and loads again on request", async () => {
  let asked = 0;
  await show(refusal("unavailable", "Our database is resting."), () => (asked += 1));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page did not load");
  expect(screen.getByRole("alert").textContent).toContain("Our database is resting.");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(asked).toBe(1);
});

it("what failed has the number of its request, to quote to support", async () => {
  const failure = { code: "unavailable", message: "No.", details: null, fieldErrors: {} };
  const error = { code: -32600, message: "No.", data: { failure, requestId: "req-4711" } };
  await show(TRPCClientError.from({ error }), () => {}, false);
  expect(screen.getByRole("alert").textContent).toContain("Request req-4711");
  cleanup();
  await show(refusal("unavailable", "No."), () => {}, false);
  expect(screen.getByRole("alert").textContent).not.toContain("Request");
});

it("what does not exist cannot be tried again", async () => {
  const gone = refusal("not_found", "We cannot find that payment.");
  await show(gone, () => {});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We cannot find that payment");
  expect(screen.getByRole("alert").textContent).toContain("go back to where you came from");
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  await show(gone, () => {}, false);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("This part did not load");
  expect(screen.queryByRole("button")).toBeNull();
});

it("what did not load has a way back to its list, whether or not it can be tried again", async () => {
  for (const code of ["unavailable", "not_found"] as const) {
    const back = <a href="/dashboard/admin/orders">Orders</a>;
    const query = { error: refusal(code, "No."), refetch: () => {} };
    await showAnswered(<QueryError query={query} isPage back={back} />, {});
    expect(screen.getByRole("alert").querySelector("a")?.textContent, code).toBe("Orders");
    cleanup();
  }
});

it("what was loaded before stays on the page, under the error, when reloading fails", async () => {
  const farm = { farmName: "Tula Ridge", state: "withdrawn", message: "", farmId: null };
  let isDown = false;
  const Again = () => {
    const utils = trpc.useUtils();
    return (
      <>
        <button type="button" onClick={() => void utils.farms.applications.mine.invalidate()}>
          Read again
        </button>
        <ApplicationStatus />
      </>
    );
  };
  await showAnswered(<Again />, {
    "farms.applications.mine": () => {
      if (isDown) throw refusal("unavailable", "Our database is resting.");
      return farm;
    },
  });
  await screen.findByText(/Tula Ridge/);
  isDown = true;
  screen.getByRole("button", { name: "Read again" }).click();
  await screen.findByText("Our database is resting.");
  expectVisible(screen.getByText(/Tula Ridge/));
});

it("no page drops what it shows because reloading failed", () => {
  const src = join(import.meta.dirname, "../../../../src");
  const giveUps = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .filter((path) =>
      /if \(\w+\.isError(?:\)| && !isDead)/.test(readFileSync(join(src, path), "utf8")),
    );
  expect(giveUps).toEqual([
    // An old count must not say how many people a message reaches now.
    "features/subscribers/admin-customer-update/audience-fields.tsx",
    // A form that could not be created has nothing to show.
    "lib/payments/card-form/card-form.tsx",
  ]);
});
