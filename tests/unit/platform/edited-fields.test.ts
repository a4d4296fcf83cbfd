import { expect, it } from "vitest";
import { editedFields } from "#shared/platform/audit/edited-fields.ts";

const SEEN = { name: "Beets", organic: false, storage: "Cool" };

it.each([
  ["nothing", {}, {}, { edited: [], isOvertaken: false }],
  ["one field", {}, { name: "Leeks" }, { edited: ["name"], isOvertaken: false }],
  [
    "what another changed, as another did",
    { name: "Leeks" },
    { name: "Leeks" },
    { edited: [], isOvertaken: false },
  ],
  [
    "a field beside another's",
    { storage: "Dry" },
    { name: "Leeks" },
    { edited: ["name"], isOvertaken: false },
  ],
  [
    "the same field as another",
    { name: "Kale" },
    { name: "Leeks" },
    { edited: ["name"], isOvertaken: true },
  ],
])("an edit of %s", (_, theirs, mine, expected) => {
  expect(editedFields(SEEN, { ...SEEN, ...theirs }, { ...SEEN, ...mine })).toEqual(expected);
});
