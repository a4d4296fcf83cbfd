import { expect, test } from "vitest";
import { z } from "zod";
import { laterSchema } from "#client/lib/forms/later-schema.ts";

const schema = z.object({ email: z.email("Please enter a valid email address") });

test("a schema that is loaded later gives its messages by field", async () => {
  const { check } = laterSchema<{ email: string }>(() => Promise.resolve(schema));
  expect(await check({ email: "ana" })).toEqual({ email: "Please enter a valid email address" });
  expect(await check({ email: "ana@example.com" })).toEqual({});
});

test("a schema that cannot be loaded refuses nothing, because the server checks as well", async () => {
  const { check, prepare } = laterSchema<{ email: string }>(() =>
    Promise.reject(new Error("offline")),
  );
  prepare();
  expect(await check({ email: "ana" })).toEqual({});
});
