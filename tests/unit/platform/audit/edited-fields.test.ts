import { expect, it } from "vitest";
import { editedFields } from "#shared/platform/audit/edited-fields.ts";

const SEEN = { name: "Beets", organic: false, storage: "Cool" };

it.each([
  ["nothing", {}, {}, { edited: [], overtaken: null }],
  ["one field", {}, { name: "Leeks" }, { edited: ["name"], overtaken: null }],
  [
    "a field that another changed to the same value",
    { name: "Leeks" },
    { name: "Leeks" },
    { edited: [], overtaken: null },
  ],
  [
    "another field than the one that another changed",
    { storage: "Dry" },
    { name: "Leeks" },
    { edited: ["name"], overtaken: null },
  ],
  [
    "the same field that another changed",
    { name: "Kale" },
    { name: "Leeks" },
    { edited: ["name"], overtaken: "name" },
  ],
])("an edit of %s", (_, theirs, mine, expected) => {
  expect(editedFields(SEEN, { ...SEEN, ...theirs }, { ...SEEN, ...mine })).toEqual(expected);
});
