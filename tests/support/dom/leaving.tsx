import { Link, useLocation } from "@tanstack/react-router";
import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";

/** Shows the page's address, and links to another page and to a place on this one. */
export function WaysOut() {
  const { pathname } = useLocation();
  return (
    <nav>
      <output aria-label="Address">{pathname}</output>
      <Link to={"/elsewhere" as "/"}>Elsewhere</Link>
      <Link to="." hash="here">
        Further down
      </Link>
    </nav>
  );
}

/** Follows a link of `WaysOut`; returns the address of the page shown then. */
export async function follow(name: "Elsewhere" | "Further down"): Promise<string | null> {
  await act(async () => void fireEvent.click(screen.getByRole("link", { name })));
  return screen.getByRole("status", { name: "Address" }).textContent;
}

/** Answers the browser's questions: `says.answer` is what the person says. Returns those asked so far. */
export function answerQuestions(says: { answer: boolean }) {
  const asked: string[] = [];
  vi.stubGlobal("confirm", (question: string) => {
    asked.push(question);
    return says.answer;
  });
  return asked;
}
