import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { monthName } from "#shared/catalog/catalog.ts";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import type { Farm } from "./farm-head.ts";
import styles from "./season-calendar.module.css";

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

type SeasonCalendarProps = {
  crops: Farm["crops"];
  /** How many crops the farm has. */
  all: number;
  /** Today's month, 1 to 12. */
  month: number;
};

/** The farm's year as a table: a row for each crop, a column for each month. */
export function SeasonCalendar({ crops, all, month }: SeasonCalendarProps) {
  if (crops.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading id="calendar" title={m.year} text={m.eachMonth(monthName(month))} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.crop}</th>
            {MONTHS.map((number) => (
              <th key={number} scope="col" {...nowMark(number === month)}>
                <MonthHead name={monthName(number)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crops.map(({ name, months }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {MONTHS.map((number) => (
                <td key={number} {...nowMark(number === month)}>
                  <MonthMark isOn={months.includes(number)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {all > crops.length ? <p>{m.moreCrops(all - crops.length)}</p> : null}
    </section>
  );
}

/** One letter on phones, three on wider screens, the full name for screen readers. */
function MonthHead({ name }: { name: string }) {
  return (
    <>
      <span aria-hidden>
        {name.slice(0, 1)}
        <span className={styles.rest}>{name.slice(1, 3)}</span>
      </span>
      <span className={styles.hidden}>{name}</span>
    </>
  );
}

function MonthMark({ isOn }: { isOn: boolean }) {
  if (!isOn) return <span className={styles.hidden}>{m.no}</span>;
  return (
    <span className={styles.on}>
      <span className={styles.hidden}>{m.yes}</span>
    </span>
  );
}

function nowMark(isNow: boolean) {
  return isNow ? { "data-now": true } : {};
}
