import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TableFilters } from "#client/ui/data-table/table-filters.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

it("many filters are behind a button, which says how many are active", async () => {
  await showAnswered(
    <TableFilters counts={{ all: 3, active: 2 }}>
      <input aria-label="Status" />
    </TableFilters>,
    {},
  );
  const button = screen.getByRole("button", { name: "Filters (2)" });
  const fields = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect(fields?.contains(screen.getByLabelText("Status"))).toBe(true);
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(fields?.dataset["open"]).toBeUndefined();
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(fields?.dataset["open"]).toBe("true");
});

it("one or two filters are shown as they are", async () => {
  await showAnswered(
    <TableFilters counts={{ all: 2, active: 0 }}>
      <input aria-label="Status" />
    </TableFilters>,
    {},
  );
  expectVisible(screen.getByLabelText("Status"));
  expect(screen.queryByRole("button")).toBeNull();
});
