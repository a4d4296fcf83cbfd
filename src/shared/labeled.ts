/**
 * Ids with labels, for forms and lists: `[{ id, label }]`. Labels are resolved lazily, in the language current when
 * they are shown.
 */
// @__NO_SIDE_EFFECTS__
export function labeled<const Id extends string>(
  ids: readonly Id[],
  words: () => Readonly<Record<Id, string>>,
): readonly { readonly id: Id; readonly label: string }[] {
  return ids.map((id) => ({
    id,
    get label() {
      return words()[id];
    },
  }));
}

/** A lookup table of labels by id, `WORDS[state]`; resolved lazily, as in `labeled`. */
export function wordTable<const Id extends string>(
  ids: readonly Id[],
  words: () => Readonly<Record<Id, string>>,
): Readonly<Record<Id, string>> {
  const table: Partial<Record<Id, string>> = {};
  for (const id of ids) {
    Object.defineProperty(table, id, { enumerable: true, get: () => words()[id] });
  }
  return table as Record<Id, string>;
}
