import { CATEGORY_IDS, categoryLabel } from "../catalog/catalog.ts";
import { DELIVERY_WINDOWS } from "../checkout/delivery.ts";
import type { Breakdown } from "./analytics.ts";

/** The words for a group of a breakdown, of which categories and windows are stored as ids. */
export function groupName(by: Breakdown, name: string): string {
  if (by === "category") {
    const id = CATEGORY_IDS.find((one) => one === name);
    return id ? categoryLabel(id) : name;
  }
  if (by === "window") return DELIVERY_WINDOWS.find(({ id }) => id === name)?.label ?? name;
  return name;
}
