import type { Cents } from "../../money.ts";

type Shown = {
  name: string;
  /** Who grows it, where the farm is, how long the recipe takes. */
  detail: string;
  picture: string;
};

/** One row below the search field. */
export type Suggestion =
  | (Shown & { kind: "product"; id: number; price: Cents })
  | (Shown & { kind: "farm"; id: number })
  | (Shown & { kind: "recipe"; slug: string });

export type Suggestions = {
  rows: Suggestion[];
  /** The words that were looked for instead of the typed ones, which found nothing. */
  searchedFor: string | null;
};

/** Fewer letters say too little. */
export const SUGGEST_FROM_LETTERS = 2;

/** The page of a suggestion. */
export function suggestionPath(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case "product":
      return `/products/${suggestion.id}`;
    case "farm":
      return `/farmers/${suggestion.id}`;
    case "recipe":
      return `/recipes/${suggestion.slug}`;
  }
}
