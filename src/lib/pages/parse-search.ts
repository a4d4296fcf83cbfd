import { parseSearchWith } from "@tanstack/react-router";

/** What an address asks. A text stays one that only happens to read as a number, as `62e90` does. */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return typeof value === "number" && String(value) !== text ? text : value;
});
