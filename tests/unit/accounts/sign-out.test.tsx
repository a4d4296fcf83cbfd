import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { useSession, useSignOut } from "#client/lib/session/session.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { answerQuestions, WaysOut } from "#tests/support/dom/leaving.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANA = { id: "b5a1f7de-6a3c-4a6f-8f6e-2f1d8a0c9e01", username: "ana", firstName: "Ana" };

function Page() {
  const { user } = useSession();
  const { signOut } = useSignOut();
  useTypedGuard({ isTyped: () => true }, () => {});
  return (
    <>
      <p data-testid="user">{user?.username ?? "nobody"}</p>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      <WaysOut />
    </>
  );
}

it("Whoever signs out is gone from the page, whatever is typed on it", async () => {
  const asked = answerQuestions({ answer: false });
  const now = { user: ANA as typeof ANA | null };
  await showAnswered(
    <Page />,
    {
      "auth.current": () => now.user,
      "auth.logout": () => {
        now.user = null;
        return { ok: true };
      },
    },
    "/farmers",
  );
  const shown = () => screen.getByTestId("user").textContent;
  await expect.poll(shown).toBe("ana");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Sign out" })));
  await expect.poll(shown).toBe("nobody");
  expect(asked).toEqual([]);
  expect(screen.getByRole("status", { name: "Address" }).textContent).toBe("/");
});
