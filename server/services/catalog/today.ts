import { type Language, languageNow } from "#shared/language.ts";
import { businessDayAt, type Day, monthOf } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";

/** What catalog reads need: the database, and the clock for the current day in the market's calendar. */
export type CatalogDeps = Pick<Deps, "db" | "clock">;

/** A day with its month, 1 to 12. */
export type Today = { day: Day; month: number };

/** Computes a value once per day and language, and caches it until it is requested for another day. */
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

/** The current day in the market's calendar. */
export function todayOf({ clock }: Pick<Deps, "clock">): Today {
  const day = businessDayAt(clock.now());
  return { day, month: monthOf(day) };
}
