import { platformHours as m } from "#messages/platform/help/hours.ts";
import { BUSINESS_ZONE, WEEKDAYS } from "../../time.ts";

/** When the office answers the phone. Hours count from midnight, in the business's time zone. */
type Opening = { weekdays: readonly number[]; from: number; to: number };

/** Whether the office is open, and when that changes: `6pm`, `tomorrow at 9am`, `on Monday at 9am`. */
export type OfficeState = { isOpen: true; until: string } | { isOpen: false; opens: string };

/**
 * Whether the office is open at an instant. `hours` are lines as shown in the footer, such as `Mon-Fri 9am-6pm`.
 * Throws if a line cannot be parsed or there are none.
 */
export function officeAt(hours: readonly string[], instant: Date): OfficeState {
  const openings = hours.map(readOpening);
  const now = businessTime(instant);
  const current = openings.find((one) => isWithin(one, now));
  if (current) return { isOpen: true, until: m.hour(current.to) };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const weekday = (now.weekday + ahead) % 7;
    const next = openings
      .filter((one) => one.weekdays.includes(weekday) && (ahead > 0 || one.from > now.hour))
      .toSorted((one, other) => one.from - other.from)[0];
    if (next) return { isOpen: false, opens: openingText(weekday, ahead, m.hour(next.from)) };
  }
  throw new Error("The office never opens");
}

type Moment = { weekday: number; hour: number };

const isWithin = ({ weekdays, from, to }: Opening, { weekday, hour }: Moment) =>
  weekdays.includes(weekday) && hour >= from && hour < to;

function openingText(weekday: number, ahead: number, at: string): string {
  if (ahead === 0) return m.today(at);
  return ahead === 1 ? m.tomorrow(at) : m.onDay(weekday, at);
}

/** Whether `officeAt` can parse a line, and closing time is later than opening time. */
export function isOpeningLine(line: string): boolean {
  const opening = openingOf(line);
  return opening !== null && opening.from < opening.to;
}

function readOpening(line: string): Opening {
  const opening = openingOf(line);
  if (!opening) throw new Error(`These opening hours cannot be read: ${line}`);
  return opening;
}

const LINE = /^(\w{3})(?:-(\w{3}))? (1[0-2]|[1-9])(am|pm)-(1[0-2]|[1-9])(am|pm)$/;

function openingOf(line: string): Opening | null {
  const [, first = "", last = first, from, fromHalf, to, toHalf] = LINE.exec(line) ?? [];
  const [start, end] = [first, last].map((name) => WEEKDAYS.findIndex((day) => day === name));
  if (start === undefined || end === undefined || start < 0 || end < 0) return null;
  const count = ((end - start + 7) % 7) + 1;
  return {
    weekdays: Array.from({ length: count }, (_, at) => (start + at) % 7),
    from: hourOf(from, fromHalf),
    to: hourOf(to, toHalf),
  };
}

const hourOf = (hour: string | undefined, half: string | undefined) =>
  (Number(hour) % 12) + (half === "pm" ? 12 : 0);

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: BUSINESS_ZONE,
  weekday: "short",
  hour: "numeric",
  hourCycle: "h23",
});

function businessTime(instant: Date): Moment {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: WEEKDAYS.findIndex((day) => day === parts["weekday"]),
    hour: Number(parts["hour"]),
  };
}
