import { parseSearchWith } from "@tanstack/react-router";

/** Parses search parameters. Text that merely looks like a number, such as `62e90`, stays text. */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return typeof value === "number" && String(value) !== text ? text : value;
});
