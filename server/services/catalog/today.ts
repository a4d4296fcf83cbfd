import { businessDayAt, type Day, monthOf } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";

/** What the catalog reads need: the database and what day it is on the business's calendar. */
export type CatalogDeps = Pick<Deps, "db" | "clock">;

export type Today = { day: Day; month: number };

export function todayOf({ clock }: Pick<Deps, "clock">): Today {
  const day = businessDayAt(clock.now());
  return { day, month: monthOf(day) };
}
