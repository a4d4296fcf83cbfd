import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SavedViews } from "#client/lib/platform/server-table/saved-views.tsx";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import {
  isViewShown,
  toView,
  viewSearchOf,
  viewTableOf,
} from "#shared/platform/table/table-view.ts";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

describe("A view of a table", () => {
  it("keeps the page's search parameters, but not the page", () => {
    const search = { state: "paid", page: 3, sort: "total", dir: "asc", other: { a: 1 } };
    expect(viewSearchOf(search)).toEqual({ dir: "asc", sort: "total", state: "paid" });
  });

  it("is shown by a page with the same parameters, on any page and in any order", () => {
    const view = { state: "paid", q: "ana" };
    expect(isViewShown(view, { q: "ana", page: 2, state: "paid" })).toBe(true);
    expect(isViewShown(view, { q: "ana" })).toBe(false);
    expect(isViewShown({}, { page: 2 })).toBe(true);
  });

  it("takes the place of all that is filtered now", () => {
    expect(toView({ state: "paid" }, { q: "ana", page: 2 })).toEqual({
      q: undefined,
      page: undefined,
      state: "paid",
    });
  });

  it.each([
    ["/dashboard/admin/orders", "orders", "/dashboard/admin/orders orders"],
    ["/dashboard/admin/farmers/12/inventory", "farms", "/dashboard/admin/farmers/inventory farms"],
    ["/dashboard/admin/mails/", "suppressions", "/dashboard/admin/mails suppressions"],
  ])("of %s belongs to a table called after its page and rows", (path, rows, table) => {
    expect(viewTableOf(path, rows)).toBe(table);
  });
});

type View = { id: string; name: string; search: Record<string, string> };
let views: View[] = [];

beforeEach(() => {
  views = [
    { id: "1", name: "Late", search: { state: "late", sort: "total" } },
    { id: "2", name: "Paid", search: { state: "paid" } },
  ];
});

function Page() {
  const table = useTableAddress();
  return (
    <>
      <output aria-label="Address">{JSON.stringify(table.search)}</output>
      <SavedViews name="orders" table={table} />
    </>
  );
}

const ANSWERS: Answers = {
  "accounts.views.list": () => [...views],
  "accounts.views.save": (input) => {
    views = [...views, { id: "3", ...(input as Omit<View, "id">) }];
    return null;
  },
  "accounts.views.rename": (input) => {
    const { id, name } = input as View;
    views = views.map((view) => (view.id === id ? { ...view, name } : view));
    return null;
  },
  "accounts.views.remove": (input) => {
    views = views.filter(({ id }) => id !== (input as View).id);
    return null;
  },
};

async function open(answers: Answers = {}, address = "/dashboard/admin/orders?state=paid&page=2") {
  const calls = await showAnswered(<Page />, { ...ANSWERS, ...answers }, address);
  expect(calls).toEqual([]);
  await press("Saved views");
  return calls;
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const address = () => JSON.parse(screen.getByLabelText("Address").textContent) as unknown;
const names = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector("button")?.textContent);

describe("The saved views of a table", () => {
  it("are asked for when opened, and say which one is shown", async () => {
    const calls = await open();
    await screen.findByRole("button", { name: /^Late/ });
    expect(calls[0]).toEqual({
      path: "accounts.views.list",
      input: { table: "/dashboard/admin/orders orders" },
    });
    expect(names()).toEqual(["Late", "PaidShowing now"]);
  });

  it("lead to their filters and order, and to nothing else", async () => {
    await open({}, "/dashboard/admin/orders?q=ana&page=2");
    await press(/^Late/);
    await waitFor(() => expect(address()).toEqual({ state: "late", sort: "total" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("get the present one under a name", async () => {
    const calls = await open();
    await screen.findByLabelText("Name");
    type("Name", "  Paid today ");
    await press("Save this view");
    await screen.findByText("“Paid today” is saved.");
    expect(calls.find(({ path }) => path === "accounts.views.save")?.input).toEqual({
      table: "/dashboard/admin/orders orders",
      name: "Paid today",
      search: { state: "paid" },
    });
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("");
  });

  it("say at the field what is wrong with a name, which stays there", async () => {
    const taken = "You have a view with this name already. Choose another name.";
    const calls = await open({
      "accounts.views.save": () => {
        throw refusal("conflict", taken, "name");
      },
    });
    await press("Save this view");
    await screen.findByText("Enter a name");
    expect(calls.filter(({ path }) => path === "accounts.views.save")).toEqual([]);
    type("Name", "Late");
    await press("Save this view");
    await screen.findByText(taken);
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Late");
  });

  it("are renamed in place", async () => {
    await open();
    await press("Rename Late");
    type("New name", "Very late");
    await press("Save the name");
    await screen.findByRole("button", { name: "Rename Very late" });
    expect(document.activeElement?.textContent).toContain("Very late");
    expect(screen.queryByLabelText("New name")).toBeNull();
  });

  it("are removed, and put back at once if that was a mistake", async () => {
    await open();
    await press("Remove Late");
    const note = await screen.findByText("“Late” is removed.");
    expect(document.activeElement).toBe(note);
    await waitFor(() => expect(names()).toHaveLength(1));
    await press("Undo");
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(views.at(-1)).toMatchObject({ name: "Late", search: { state: "late", sort: "total" } });
  });

  it("stay where removing one fails, which is said of the removal", async () => {
    await open({
      "accounts.views.remove": () => {
        throw new Error("fetch failed");
      },
    });
    await press("Remove Late");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("The view was not removed: no connection. Try again.");
    expect(names()).toHaveLength(2);
  });

  it("say what they are for while there are none, and when they cannot be loaded", async () => {
    views = [];
    await open();
    expect(await screen.findByText(/^None yet\./)).toBeTruthy();
    cleanup();
    await open({
      "accounts.views.list": () => {
        throw refusal("internal", "It broke.");
      },
    });
    expect(await screen.findByText("It broke.")).toBeTruthy();
  });
});
