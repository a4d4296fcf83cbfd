import { readSlotSearch, type SlotSearch } from "../logistics-slot/slot-search.ts";

/** What is printed for a crate: the label outside, those of the goods that go into it, or the slip inside. */
export const PAPERS = ["labels", "goods", "slips"] as const;
export type Paper = (typeof PAPERS)[number];

/** Parses the day, window and paper from the URL; invalid values are left out. */
export function readPaperSearch(search: Record<string, unknown>): SlotSearch & { paper?: Paper } {
  const paper = PAPERS.find((id) => id === search["paper"]);
  return { ...readSlotSearch(search), ...(paper && { paper }) };
}
