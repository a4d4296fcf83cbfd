/**
 * Ids with their words, for forms and lists: `[{ id, label }]`. The words are read when they are shown, in the
 * language of that moment.
 */
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
