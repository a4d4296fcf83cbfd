import { logisticsPack as m } from "#messages/logistics/pack.ts";
import { EmptyDay } from "../logistics-slot/empty-day.tsx";
import type { Slot } from "../logistics-slot/slot-choice.tsx";
import type { Paper } from "./paper-search.ts";

/** A window without anything to print; its link keeps the paper. */
export function NoCrates({ slot, paper }: { slot: Slot; paper: Paper }) {
  const page = "/dashboard/logistics/labels";
  return <EmptyDay title={m.noCrates} page={page} slot={slot} search={{ paper }} />;
}
