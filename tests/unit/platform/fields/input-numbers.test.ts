import { expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "#server/routers/index.ts";

/** The part of a JSON Schema that says how large a number may be, and where others lie in it. */
type Shape = { type?: string; maximum?: number; const?: unknown; enum?: unknown } & Record<
  string,
  unknown
>;

/** The largest whole number that a column of ours holds. */
const LAST = 2_147_483_647;

const inputs = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { inputs: unknown[] } }>,
).flatMap(([path, { _def }]) =>
  _def.inputs
    .filter((input) => input instanceof z.ZodType)
    .map((input) => ({
      path,
      shape: z.toJSONSchema(input, { io: "input", unrepresentable: "any", reused: "inline" }),
    })),
);

/** What is never stored or asked for as it came: ids that a pipe checks on, and prices only compared. */
const CHECKED_ELSEWHERE = /items\/properties\/(id|price)\/anyOf\/0$/;

/** Where numbers larger than any column pass, as paths into the shape. */
function unbounded(shape: Shape, at: string): string[] {
  const isOpen = !("const" in shape) && !("enum" in shape);
  const isNumber = isOpen && (shape.type === "number" || shape.type === "integer");
  const here = isNumber && (shape.maximum ?? Number.POSITIVE_INFINITY) > LAST ? [at] : [];
  const inner = Object.entries(shape).flatMap(([key, part]) =>
    typeof part === "object" && part !== null ? unbounded(part as Shape, `${at}/${key}`) : [],
  );
  return [...here, ...inner];
}

it("no procedure takes a number that no column can hold (ASVS 2.2.1)", () => {
  expect(inputs.length).toBeGreaterThan(150);
  const found = inputs.flatMap(({ path, shape }) => unbounded(shape as Shape, path));
  expect(found.filter((at) => !CHECKED_ELSEWHERE.test(at))).toEqual([]);
});
