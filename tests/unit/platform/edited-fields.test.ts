import { expect, it } from "vitest";
import { editedFields } from "#shared/platform/audit/edited-fields.ts";

const SEEN = { name: "Beets", organic: false, storage: "Cool" };

it.each([
  ["nothing", {}, {}, { edited: [], overtaken: null }],
  ["one field", {}, { name: "Leeks" }, { edited: ["name"], overtaken: null }],
  [
    "what another changed, as another did",
    { name: "Leeks" },
    { name: "Leeks" },
    { edited: [], overtaken: null },
  ],
  [
    "a field beside another's",
    { storage: "Dry" },
    { name: "Leeks" },
    { edited: ["name"], overtaken: null },
  ],
  [
    "the same field as another",
    { name: "Kale" },
    { name: "Leeks" },
    { edited: ["name"], overtaken: "name" },
  ],
])("an edit of %s", (_, theirs, mine, expected) => {
  expect(editedFields(SEEN, { ...SEEN, ...theirs }, { ...SEEN, ...mine })).toEqual(expected);
});
