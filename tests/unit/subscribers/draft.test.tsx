import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { useDraft } from "#client/features/subscribers/admin-customer-update/use-draft.ts";
import type { CustomerUpdate } from "#shared/subscribers/customer-update.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const EMPTY: CustomerUpdate = {
  subject: "",
  body: "",
  audience: { kind: "subscribers", source: null, tag: null },
};
const WRITTEN = { ...EMPTY, subject: "Rain on Thursday", body: "The vans come an hour later." };

function Page({ stored = null }: { stored?: Parameters<typeof useDraft>[0] }) {
  const [values, setValues] = useState(EMPTY);
  const { kept, save, saveOverTheirs } = useDraft(stored, values, () => {});
  return (
    <>
      <output>{kept.theirs ? "theirs" : kept.isLost ? "lost" : (kept.id ?? "nothing")}</output>
      <button type="button" onClick={() => saveOverTheirs(values)}>
        Save mine
      </button>
      <button type="button" onClick={() => setValues(WRITTEN)}>
        Write
      </button>
      <button type="button" onClick={() => save.mutate(values)}>
        Save
      </button>
    </>
  );
}

const keyOf = (input: unknown) =>
  typeof input === "object" && input !== null && "key" in input ? input.key : null;

it("a draft that could not be saved automatically is no longer lost once it is saved by hand", async () => {
  let tries = 0;
  const calls = await showAnswered(<Page />, {
    "admin.customerUpdates.save": () => {
      tries += 1;
      if (tries === 1) throw refusal("offline", "There was no answer.");
      return { id: "draft-1" };
    },
  });
  const output = () => document.querySelector("output")?.textContent;
  fireEvent.click(screen.getByRole("button", { name: "Write" }));
  await expect.poll(output, { timeout: 4_000 }).toBe("lost");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(output).toBe("draft-1");
  const [lost, saved] = calls.map(({ input }) => keyOf(input));
  expect(lost).toEqual(expect.any(String));
  expect(saved).toBe(lost);
});

it("a draft that was changed elsewhere is written over only on purpose", async () => {
  const [seen, theirs] = [crypto.randomUUID(), crypto.randomUUID()];
  const over: unknown[] = [];
  const stored = { id: "draft-1", editedUnder: seen };
  await showAnswered(<Page stored={stored} />, {
    "admin.customerUpdates.save": (input) => {
      const given = (input as { over: unknown }).over;
      over.push(given);
      if (given !== theirs) throw refusal("conflict", "It was changed.", { editedUnder: theirs });
      return { id: "draft-1" };
    },
  });
  const output = () => document.querySelector("output")?.textContent;
  fireEvent.click(screen.getByRole("button", { name: "Write" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(output).toBe("theirs");
  expect(over).toEqual([seen]);
  fireEvent.click(screen.getByRole("button", { name: "Save mine" }));
  await expect.poll(output, { timeout: 4_000 }).toBe("draft-1");
  expect(over.at(-1)).toBe(theirs);
});
