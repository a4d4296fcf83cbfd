import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { trpc } from "#client/lib/api/trpc.ts";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const attention = "admin.analytics.attention";

function Desk() {
  trpc.admin.analytics.attention.useQuery();
  const answer = trpc.admin.messages.answered.useMutation({ meta: { silent: true } });
  return (
    <button type="button" onClick={() => answer.mutate({ id: "m" })}>
      Answer
    </button>
  );
}

async function answerOn(answers: Answers) {
  const calls = await showAnswered(<Desk />, { [attention]: () => [], ...answers });
  const asked = () => calls.filter(({ path }) => path === attention).length;
  await waitFor(() => expect(asked()).toBe(1));
  fireEvent.click(screen.getByRole("button", { name: "Answer" }));
  return { calls, asked };
}

it("reloads what is waiting for the team after each action that succeeded", async () => {
  const { asked } = await answerOn({ "admin.messages.answered": () => null });
  await waitFor(() => expect(asked()).toBe(2));
});
