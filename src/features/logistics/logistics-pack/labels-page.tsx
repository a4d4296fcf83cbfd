import { logisticsCrate } from "#messages/logistics/crate.ts";
import { logisticsTitles as titles } from "#messages/logistics/titles.ts";
import { logisticsPack as m } from "#messages/logistics/pack.ts";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { coldUnits } from "#shared/logistics/cold.ts";
import { cratesFor } from "#shared/logistics/crates.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { type Slot, SlotChoice } from "../logistics-slot/slot-choice.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./logistics-pack.module.css";
import { PackingSlips } from "./packing-slips.tsx";
import { type Paper, PAPERS } from "./paper-search.ts";
import type { Crate } from "./use-crate-move.ts";

type LabelsPageProps = Slot & {
  paper: Paper;
  onChoose: (chosen: Slot & { paper: Paper }) => void;
};

/** What is printed for the crates of a window, in loading order: their labels, or the slips that go into them. */
export function LabelsPage({ day, window: slot, paper, onChoose }: LabelsPageProps) {
  const words = formatSlot(day, slot);
  return (
    <>
      <div className={styles["noPrint"]}>
        <AreaHeading
          title={paper === "labels" ? titles.labels : m.papers.slips}
          actions={
            <Button
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {m.print}
            </Button>
          }
        >
          {paper === "labels" ? m.oneLabelEach(words) : m.oneSlipEach(words)}
        </AreaHeading>
      </div>
      <SlotChoice day={day} window={slot} onChoose={(chosen) => onChoose({ ...chosen, paper })}>
        <ChoiceSelect
          label={m.paper}
          name="paper"
          value={paper}
          options={PAPERS.map((id) => ({ id, label: m.papers[id] }))}
          onChoose={(chosen) => onChoose({ day, window: slot, paper: chosen })}
        />
      </SlotChoice>
      {paper === "labels" ? (
        <LabelSheet day={day} window={slot} />
      ) : (
        <PackingSlips day={day} window={slot} />
      )}
    </>
  );
}

function LabelSheet({ day, window: slot }: Slot) {
  const query = trpc.logistics.pack.useQuery({ day, window: slot }, { refetchOnMount: "always" });
  return (
    <>
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
  const cold = coldUnits(lines);
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
      {cold > 0 ? <strong>{logisticsCrate.cold(cold)}</strong> : null}
    </li>
  ));
}
