import type { Cents } from "../../money.ts";

type Shown = {
  name: string;
  /** The farm that grows it, the farm's location, or the recipe's cooking time. */
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
  /** The corrected words that were searched after the typed ones found nothing. */
  searchedFor: string | null;
};

/** Minimum query length for suggestions. */
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
