import { inventoryGrid as m } from "#messages/inventory/grid.ts";
import { Button } from "@mantine/core";
import { shortMonths, YEAR } from "#shared/catalog/season-text.ts";
import styles from "./months.module.css";

type MonthChipsProps = {
  label: string;
  /** 1 to 12. */
  months: readonly number[];
  onChange: (months: number[]) => void;
};

/** The months of a season as toggle buttons. */
export function MonthChips({ label, months, onChange }: MonthChipsProps) {
  const isAll = months.length === YEAR.length;
  const toggle = (month: number) =>
    onChange(YEAR.filter((one) => (one === month) !== months.includes(one)));
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <div className={styles.months}>
        {shortMonths().map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles.month}
            aria-pressed={months.includes(index + 1)}
            onClick={() => toggle(index + 1)}
          >
            {name}
          </button>
        ))}
      </div>
      <Button variant="default" w="fit-content" onClick={() => onChange(isAll ? [] : [...YEAR])}>
        {isAll ? m.noMonth : m.allYear}
      </Button>
    </div>
  );
}
