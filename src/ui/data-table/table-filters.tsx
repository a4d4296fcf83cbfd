import { Button } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { platformTable as m } from "#messages/platform/table.ts";
import styles from "./data-table.module.css";

export type FilterCounts = { all: number; active: number };

/** From this many on, a phone shows filters only when asked: they would take the screen that the rows are meant for. */
const MANY = 3;

/** The filters of a table. On phones, many of them are behind a button that says how many are active. */
export function TableFilters({ counts, children }: { counts: FilterCounts; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (counts.all < MANY) return children;
  return (
    <>
      <Button
        className={styles.filtersButton}
        size="sm"
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {m.filters(counts.active)}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
