import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useCallback, useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { TableAddress } from "#shared/platform/table/table-address.ts";
import { PAGE_SIZE } from "#shared/platform/table/table.ts";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const render = (row: string) => row;
const COLUMNS: readonly Column<string>[] = [
  { id: "number", label: "Number", leading: true, render },
  { id: "sum", label: "Sum", sort: "sum", render },
  { id: "farm", label: "Farm", sort: "farm", sortsAs: "text", render },
  { id: "day", label: "Day", sort: "day", sortsAs: "time", render },
];

type TableProps = {
  start: TableAddress;
  total: number;
  /** Takes each change of the address, which is applied when `arrive` is called. */
  late?: (arrive: () => void) => void;
  isFetching?: boolean;
  /** Whether no rows have arrived yet. */
  isEmpty?: boolean;
};

/** A table whose rows are the numbers from one on, with its address next to it. */
function Table({
  start,
  total,
  late = (arrive) => arrive(),
  isFetching = false,
  isEmpty = false,
}: TableProps) {
  const [address, setAddress] = useState(start);
  const change = useCallback(
    (part: object) =>
      late(() => setAddress((before) => JSON.parse(JSON.stringify({ ...before, ...part })))),
    [late],
  );
  const first = ((address.page ?? 1) - 1) * PAGE_SIZE + 1;
  const rows = Array.from(
    { length: Math.max(0, Math.min(PAGE_SIZE, total - first + 1)) },
    (_, at) => String(first + at),
  );
  return (
    <>
      <output>{JSON.stringify(address)}</output>
      <button type="button" onClick={() => setAddress({})}>
        Back
      </button>
      <DataTable
        name="orders"
        columns={COLUMNS}
        rowKey={(row) => row}
        query={{
          data: isEmpty ? undefined : { rows, total },
          isFetching,
          isError: false,
          refetch: async () => ({ dataUpdatedAt: 0 }),
          dataUpdatedAt: 0,
        }}
        address={address}
        defaultSort={{ sort: "number", dir: "desc" }}
        onAddress={change}
        searchLabel="Search"
        empty="Nothing yet"
      />
    </>
  );
}

const address = () => JSON.parse(document.querySelector("output")?.textContent ?? "");

it.each([
  [9, 30, { page: 2 }, "26"],
  [2, 25, {}, "1"],
  [2, 26, { page: 2 }, "26"],
])("page %i of %i rows shows the last page that exists", async (page, total, there, row) => {
  await showAnswered(<Table start={{ page }} total={total} />, {});
  await waitFor(() => expect(address()).toEqual(there));
  expectVisible(screen.getByRole("rowheader", { name: row }));
});

it("the sort options say what comes first for names, days and figures", async () => {
  await showAnswered(<Table start={{}} total={3} />, {});
  const select = screen.getByLabelText<HTMLSelectElement>("Sort by");
  expect([...select.options].map(({ text }) => text)).toEqual([
    "Sum, lowest first",
    "Sum, highest first",
    "Farm, A to Z",
    "Farm, Z to A",
    "Day, earliest first",
    "Day, latest first",
  ]);
});

it("a page of an empty table is the plain empty table", async () => {
  await showAnswered(<Table start={{ page: 3 }} total={0} />, {});
  await waitFor(() => expect(address()).toEqual({}));
  expectVisible(screen.getByText("Nothing yet"));
});

it("the search field follows the address, which does not disturb typing", async () => {
  await showAnswered(<Table start={{ q: "leeks" }} total={3} />, {});
  const words = () => screen.getByLabelText<HTMLInputElement>("Search");
  const type = (value: string) => fireEvent.change(words(), { target: { value } });
  expect(words().value).toBe("leeks");
  type("beet ");
  await waitFor(() => expect(address()).toEqual({ q: "beet" }));
  expect(words().value).toBe("beet ");
  fireEvent.click(screen.getByText("Back"));
  await waitFor(() => expect(words().value).toBe(""));
});

it("typed text stays while addresses from before arrive late", async () => {
  const coming: (() => void)[] = [];
  const late = (arrive: () => void) => void coming.push(arrive);
  await showAnswered(<Table start={{}} total={3} late={late} />, {});
  const words = () => screen.getByLabelText<HTMLInputElement>("Search");
  const type = (value: string) => fireEvent.change(words(), { target: { value } });
  type("a");
  await waitFor(() => expect(coming).toHaveLength(1));
  type("ab");
  await waitFor(() => expect(coming).toHaveLength(2));
  type("abc");
  for (const arrive of coming.slice()) act(arrive);
  expect(address()).toEqual({ q: "ab" });
  expect(words().value).toBe("abc");
});

it("typed text stays when an older address arrives after a newer one", async () => {
  const coming: (() => void)[] = [];
  const late = (arrive: () => void) => void coming.push(arrive);
  await showAnswered(<Table start={{}} total={3} late={late} />, {});
  const words = () => screen.getByLabelText<HTMLInputElement>("Search");
  const type = (value: string) => fireEvent.change(words(), { target: { value } });
  for (const [at, value] of ["a", "ab", "abc"].entries()) {
    type(value);
    await waitFor(() => expect(coming).toHaveLength(at + 1));
  }
  type("abcd");
  for (const at of [1, 0]) {
    act(() => coming[at]?.());
    expect(words().value).toBe("abcd");
  }
  act(() => coming[2]?.());
  expect(address()).toEqual({ q: "abc" });
  expect(words().value).toBe("abcd");
  // Now that the last address has arrived, an address with the same text is a change from elsewhere again.
  fireEvent.click(screen.getByText("Back"));
  expect(words().value).toBe("");
});

it("the table is busy while its rows load for the first time and while they are read again", async () => {
  const isBusy = () => screen.getByRole("region").getAttribute("aria-busy") === "true";
  await showAnswered(<Table start={{}} total={3} isFetching isEmpty />, {});
  expect(isBusy()).toBe(true);
  expectVisible(screen.getByRole("status", { name: "Loading" }));
  cleanup();
  await showAnswered(<Table start={{}} total={3} isFetching />, {});
  expect(isBusy()).toBe(true);
  expectVisible(screen.getByRole("rowheader", { name: "1" }));
  cleanup();
  await showAnswered(<Table start={{}} total={3} />, {});
  expect(isBusy()).toBe(false);
});
