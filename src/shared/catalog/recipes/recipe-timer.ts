const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const FIGURE = `\\d{1,3}|${Object.keys(WORDS).join("|")}`;

/** "20 minutes", "for 3 to 4 minutes", "1 hour", "ten minutes", "20 minutos"; captures the first number of a range. */
const TIME = new RegExp(
  `\\b(${FIGURE})(?:\\s*(?:-|–|to|or|a|o)\\s*(?:${FIGURE}))?[\\s-]+(minutes?|minutos?|hours?|horas?)\\b`,
  "gi",
);
const LONGEST = 12 * 60;

/**
 * The waiting times in a recipe step, in minutes and in order. For "3 to 4 minutes" it uses the shorter: checking
 * too early is harmless, too late burns the food.
 */
export function timesIn(step: string): number[] {
  const times = Array.from(step.matchAll(TIME), ([, figure = "", unit = ""]) => {
    const count = WORDS[figure.toLowerCase()] ?? Number(figure);
    return /^h/i.test(unit) ? count * 60 : count;
  });
  return [...new Set(times.filter((minutes) => minutes > 0 && minutes <= LONGEST))];
}

/** A timer's remaining time, as on a kitchen clock: `19:58`, `1:05:00`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
