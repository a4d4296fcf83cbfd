import { catalogFilters as m } from "#messages/catalog/filters.ts";
import type { SeasonState } from "../catalog.ts";

/** What the shop can be filtered by: in season this month, in the last month of it, or in season from next month. */
export const SEASON_CHOICE_IDS = ["now", "last", "coming"] as const;
export type SeasonChoice = (typeof SEASON_CHOICE_IDS)[number];

export const SEASON_CHOICES = SEASON_CHOICE_IDS.map((id) => ({
  id,
  get label() {
    return m.seasons[id];
  },
}));

export function seasonChoiceLabel(id: string): string {
  return SEASON_CHOICES.find((choice) => choice.id === id)?.label ?? id;
}

/** The choices that a product in this state is shown under: goods in their last weeks are in season, too. */
export const CHOICES_OF_SEASON: Readonly<Record<SeasonState, readonly SeasonChoice[]>> = {
  "in season": ["now"],
  "last weeks": ["now", "last"],
  coming: ["coming"],
  "year-round": [],
  "out of season": [],
};
