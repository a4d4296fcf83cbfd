/**
 * Ids with their words, for forms and lists: `[{ id, label }]`. The words are read when they are shown, in the
 * language of that moment.
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

/** The words of ids as a table, `WORDS[state]`; each is read when it is shown, as in `labeled`. */
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
