import { expect, it } from "vitest";
import { cellEdits, inRequests } from "#shared/inventory/cell-edits.ts";
import { limits } from "#shared/platform/limits.ts";

const edit = (productId: number) => ({
  productId,
  change: { column: "stock", expected: 10, value: 20 },
  key: crypto.randomUUID(),
});

it("500 cells of a column are ten requests, in their order, which the schema accepts", () => {
  const edits = Array.from({ length: 500 }, (_, at) => edit(at + 1));
  const requests = inRequests(edits);
  expect(requests.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 50));
  expect(requests.flat()).toEqual(edits);
  for (const request of requests)
    expect(cellEdits.safeParse({ edits: request }).success).toBe(true);
});

it("a request stays smaller than what the server reads, however long the cells are", () => {
  const long = Array.from({ length: 60 }, () => ({ value: "ñ".repeat(1_000) }));
  const requests = inRequests(long);
  expect(requests.flat()).toEqual(long);
  for (const request of requests) {
    const bytes = new TextEncoder().encode(JSON.stringify(request)).length;
    expect(bytes).toBeLessThan(limits.apiBodyBytes);
  }
});
