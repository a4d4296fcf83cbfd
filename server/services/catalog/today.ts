import { businessDayAt, type Day, monthOf } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";

/** What the catalog reads need: the database and what day it is on the business's calendar. */
export type CatalogDeps = Pick<Deps, "db" | "clock">;

export type Today = { day: Day; month: number };

/** Makes something once for each day, and keeps it until another day is asked for. */
export function onceADay<Made>(make: (today: Today) => Made): (today: Today) => Made {
  let kept: { day: Day; made: Made } | null = null;
  return (today) => {
    if (kept?.day !== today.day) kept = { day: today.day, made: make(today) };
    return kept.made;
  };
}

export function todayOf({ clock }: Pick<Deps, "clock">): Today {
  const day = businessDayAt(clock.now());
  return { day, month: monthOf(day) };
}
