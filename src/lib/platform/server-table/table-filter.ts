/** What stands for no narrowing at all. */
const ALL = "all";

type Search = Readonly<Record<string, unknown>>;

type FilterOf<Id extends string> = {
  /** What the address calls it. */
  name: string;
  label: string;
  ids: readonly Id[];
  words: (id: Id) => string;
  /** How no narrowing is called. */
  all: string;
  /** What counts while the address says nothing: all, unless this says otherwise. */
  usual?: Id;
};

/** A choice that narrows a table, and stands in the address of its page. */
export type TableFilter<Id extends string = string> = {
  label: string;
  choices: readonly { value: Id | typeof ALL; label: string }[];
  /** Which of its choices the address says. */
  valueIn: (search: Search) => Id | typeof ALL;
  /** What the server is asked for: one of the ids, or nothing for all of them. */
  idIn: (search: Search) => Id | undefined;
  narrowsIn: (search: Search) => boolean;
  /** What the address says once that is chosen; what is usual is left out of it. */
  addressOf: (value: string) => Record<string, string | undefined>;
};

/** Makes a filter over these ids. */
export function tableFilter<const Id extends string>(filter: FilterOf<Id>): TableFilter<Id> {
  const { name, label, ids, words, all, usual = ALL } = filter;
  const everything = { value: ALL, label: all } as const;
  const each = ids.map((value) => ({ value, label: words(value) }));
  const idIn = (search: Search) => ids.find((id) => id === (search[name] ?? usual));
  const valueIn = (search: Search) => idIn(search) ?? ALL;
  return {
    label,
    choices: usual === ALL ? [everything, ...each] : [...each, everything],
    idIn,
    valueIn,
    narrowsIn: (search) => valueIn(search) !== usual,
    addressOf: (value) => ({ [name]: value === usual ? undefined : value }),
  };
}
