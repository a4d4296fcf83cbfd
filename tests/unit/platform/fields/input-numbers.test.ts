import { expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "#server/routers/index.ts";

/** The part of a JSON Schema that limits a number, and the keys below which others can be. */
type Shape = { type?: string; maximum?: number; const?: unknown; enum?: unknown } & Record<
  string,
  unknown
>;

/** The largest integer that fits into our columns. */
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

/** Values that are not stored or queried as they come: ids that a pipe checks, and prices that are compared. */
const CHECKED_ELSEWHERE = /items\/properties\/(id|price)\/anyOf\/0$/;

/** Where numbers larger than any column are accepted, as paths into the shape. */
function unbounded(shape: Shape, at: string): string[] {
  const isOpen = !("const" in shape) && !("enum" in shape);
  const isNumber = isOpen && (shape.type === "number" || shape.type === "integer");
  const here = isNumber && (shape.maximum ?? Number.POSITIVE_INFINITY) > LAST ? [at] : [];
  const inner = Object.entries(shape).flatMap(([key, part]) =>
    typeof part === "object" && part !== null ? unbounded(part as Shape, `${at}/${key}`) : [],
  );
  return [...here, ...inner];
}

it("no procedure accepts a number that fits no column (ASVS 2.2.1)", () => {
  expect(inputs.length).toBeGreaterThan(150);
  const found = inputs.flatMap(({ path, shape }) => unbounded(shape as Shape, path));
  expect(found.filter((at) => !CHECKED_ELSEWHERE.test(at))).toEqual([]);
});
