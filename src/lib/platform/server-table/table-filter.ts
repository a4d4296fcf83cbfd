/** The value for no filter. */
const ALL = "all";

type Search = Readonly<Record<string, unknown>>;

type FilterOf<Id extends string> = {
  /** Its search parameter. */
  name: string;
  label: string;
  ids: readonly Id[];
  words: (id: Id) => string;
  /** The label for no filter. */
  all: string;
  /** The default if the search parameter is absent; no filter unless specified. */
  usual?: Id;
};

/** A table filter stored in the page's search parameters. */
export type TableFilter<Id extends string = string> = {
  label: string;
  choices: readonly { value: Id | typeof ALL; label: string }[];
  /** The current value from the search parameters. */
  valueIn: (search: Search) => Id | typeof ALL;
  /** The value for the request: an id, or undefined for all. */
  idIn: (search: Search) => Id | undefined;
  narrowsIn: (search: Search) => boolean;
  /** The search parameters for a value; the default is omitted. */
  addressOf: (value: string) => Record<string, string | undefined>;
};

/** Creates a filter over these ids. */
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
