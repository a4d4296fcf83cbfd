import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, it } from "vitest";
import { trpc } from "#client/lib/api/trpc.ts";
import { RunActions } from "#client/features/payments/admin-payouts/run-actions.tsx";
import type { Run } from "#client/features/payments/admin-payouts/run.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const RUN = { id: "run", draftedAt: "2026-11-23T18:00:00.000Z", payouts: [] };

/** The actions of a run, as on its page. */
function Page() {
  const { data } = trpc.admin.payouts.one.useQuery({ runId: RUN.id });
  return data ? (
    <>
      <output>{data.state}</output>
      <RunActions run={data} />
    </>
  ) : null;
}

it("reloads a run although the answer to its approval was lost", async () => {
  let state: Run["state"] = "drafted";
  await showAnswered(<Page />, {
    "admin.payouts.one": () => ({ ...RUN, state }),
    "admin.payouts.approve": () => {
      state = "approved";
      throw refusal("offline", "There was no answer.");
    },
  });
  fireEvent.click((await screen.findAllByRole("button"))[0] ?? document.body);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getAllByRole("button").at(-1) ?? document.body);
  expectVisible(await screen.findByText("approved"));
});
