import { type Language, languageNow } from "#shared/language.ts";
import { businessDayAt, type Day, monthOf } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";

/** What the catalog reads need: the database and what day it is on the business's calendar. */
export type CatalogDeps = Pick<Deps, "db" | "clock">;

export type Today = { day: Day; month: number };

/** Makes something once for each day and language, and keeps it until another day is asked for. */
export function onceADay<Made>(
  make: (today: Today, language: Language) => Made,
): (today: Today) => Made {
  const kept = new Map<Language, { day: Day; made: Made }>();
  return (today) => {
    const language = languageNow();
    const known = kept.get(language);
    if (known?.day === today.day) return known.made;
    const made = make(today, language);
    kept.set(language, { day: today.day, made });
    return made;
  };
}

export function todayOf({ clock }: Pick<Deps, "clock">): Today {
  const day = businessDayAt(clock.now());
  return { day, month: monthOf(day) };
}
