import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { MyBoxesPage } from "#client/features/boxes/my-boxes/boxes-page.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

describe("An account page whose only query fails", () => {
  it("still has a heading, and says that the page did not load", async () => {
    await showAnswered(<MyBoxesPage />, {
      "boxes.own.read": () => {
        throw refusal("unexpected", "Something went wrong on our side. Please try again.");
      },
    });
    const headings = await screen.findAllByRole("heading", { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(["This page did not load"]);
    expect(screen.getByRole("alert").textContent).toContain("Please try again");
  });
});
