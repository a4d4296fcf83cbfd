import { logisticsTitles as titles } from "#messages/logistics-titles.ts";
import { logisticsPack as m } from "#messages/logistics-pack.ts";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { cratesFor } from "#shared/logistics/crates.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { type Slot, SlotChoice } from "../logistics-slot/slot-choice.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./logistics-pack.module.css";
import type { Crate } from "./use-crate-move.ts";

type LabelsPageProps = Slot & { onChoose: (slot: Slot) => void };

/** Printable labels for the crates of a window, in loading order. */
export function LabelsPage({ day, window: slot, onChoose }: LabelsPageProps) {
  const query = trpc.logistics.pack.useQuery({ day, window: slot }, { refetchOnMount: "always" });
  return (
    <>
      <div className={styles["noPrint"]}>
        <AreaHeading
          title={titles.labels}
          actions={
            <Button
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {m.print}
            </Button>
          }
        >
          {m.oneLabelEach(formatSlot(day, slot))}
        </AreaHeading>
      </div>
      <SlotChoice day={day} window={slot} onChoose={onChoose} />
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data?.length === 0 ? <EmptyState title={m.noCrates} /> : null}
      <ul className={styles["labels"]}>
        {query.data
          ?.filter(({ isStopped }) => !isStopped)
          .map((crate) => (
            <Labels key={crate.number} crate={crate} slot={formatSlot(day, slot)} />
          ))}
      </ul>
    </>
  );
}

function Labels({ crate, slot }: { crate: Crate; slot: string }) {
  const { number, name, city, zipCode, stop, lines } = crate;
  const count = cratesFor(lines.reduce((sum, { units }) => sum + units, 0));
  return Array.from({ length: count }, (_, at) => (
    <li key={at} className={styles["label"]}>
      <span className={styles["place"]}>
        {stop ? m.placeOn(stop.route, stop.position) : m.noVan}
      </span>
      <strong className={styles["name"]}>{name || number}</strong>
      <span>
        {city} {zipCode}
      </span>
      <span>{slot}</span>
      <span>{m.crateOf(number, at + 1, count)}</span>
    </li>
  ));
}
