import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { failureMessage } from "#client/lib/api/trpc.ts";
import { speak } from "#server/language.ts";

const OURS = "Something went wrong on our side. Please try again.";
const UNREACHED = "We could not reach our server. Please check your connection and try again.";

const unreached = TRPCClientError.from(new TypeError("Failed to fetch"));
const notJson = TRPCClientError.from(new SyntaxError("Unexpected token <"));
const answered = TRPCClientError.from(
  {
    error: {
      message: "No",
      code: -32600,
      data: { failure: { code: "conflict", message: "Sold out" } },
    },
  },
  {},
);

it.each([
  ["says what the server said", answered, "Sold out"],
  ["without an answer names the connection, not us", unreached, UNREACHED],
  ["answered with something else than our server's words is ours", notJson, OURS],
  ["that is an error of the page is ours", new Error("x is undefined"), OURS],
])("A failed call %s", (_what, error, words) => {
  expect(failureMessage(error)).toBe(words);
});

it("A failed call without an answer has the words of its place where there are some", () => {
  expect(failureMessage(unreached, "Failed to submit form")).toBe("Failed to submit form");
  expect(failureMessage(notJson, "Failed to submit form")).toBe("Failed to submit form");
  expect(failureMessage(notJson, "Not sent", "No words")).toBe("No words");
});

it("A failed call names the connection in Spanish too", () => {
  expect(speak("es", () => failureMessage(unreached))).toMatch(/^No pudimos comunicarnos/);
});
