import { z } from "zod";
import { platformViews as m } from "#messages/platform/views.ts";

/** Maximum saved views of one person in one table. */
export const VIEWS_MAX = 20;
/** Maximum saved views of one person in all tables: any name of a table is accepted. */
export const VIEWS_IN_ALL_MAX = 400;
/** Maximum characters of a view's name. */
export const VIEW_NAME_MAX = 40;
/** The largest figure of a search parameter, such as an amount in cents. */
const FIGURE_MAX = 1_000_000_000;
/** Maximum search parameters of a view. */
const PARAMETERS_MAX = 30;

/** The search parameters of a page: what is filtered, in which order, and with which columns. */
export type ViewSearch = Record<string, string | number | boolean>;

/** Identifies a table: the address of its page, without an id, and what its rows are. */
export const viewTableField = z
  .string()
  .max(80)
  .regex(/^(?:\/[a-z-]+)+ [a-zA-Z]+$/);

export const viewNameField = z
  .string()
  .trim()
  .min(1, { error: () => m.enterName })
  .max(VIEW_NAME_MAX, { error: () => m.nameTooLong(VIEW_NAME_MAX) });

const viewSearchField = z
  .record(
    z.string().regex(/^\w{1,40}$/),
    z.union([z.string().max(400), z.number().min(-FIGURE_MAX).max(FIGURE_MAX), z.boolean()]),
  )
  .refine((search) => Object.keys(search).length <= PARAMETERS_MAX);

export const newTableView = z.strictObject({
  table: viewTableField,
  name: viewNameField,
  search: viewSearchField,
});
export type NewTableView = z.output<typeof newTableView>;

/** The name of the table on the page with this address, in any language. Ids in the address do not count. */
export function viewTableOf(path: string, rows: string): string {
  const words = path.split("/").filter((part) => /^[a-z-]+$/.test(part));
  return `/${words.join("/")} ${rows}`;
}

/** What of a page's search parameters a view keeps: all but the page, which is only where one happens to be. */
export function viewSearchOf(search: Readonly<Record<string, unknown>>): ViewSearch {
  const kept = Object.entries(search).filter(
    (entry): entry is [string, ViewSearch[string]] =>
      entry[0] !== "page" && ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a page with these search parameters shows the view. */
export function isViewShown(view: ViewSearch, search: Readonly<Record<string, unknown>>): boolean {
  return JSON.stringify(viewSearchOf(view)) === JSON.stringify(viewSearchOf(search));
}

/** The change of the search parameters that leads to a view. */
export function toView(
  view: ViewSearch,
  search: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const cleared = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
  return { ...cleared, ...view };
}
