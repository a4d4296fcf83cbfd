import { logisticsTitles as titles } from "#messages/logistics/titles.ts";
import { logisticsPack as m } from "#messages/logistics/pack.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { capital } from "#shared/capital.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { EmptyDay } from "../logistics-slot/empty-day.tsx";
import { type Slot, SlotChoice } from "../logistics-slot/slot-choice.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { Freshness } from "#client/ui/data-table/freshness.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { CrateCard } from "./crate-card.tsx";
import styles from "./logistics-pack.module.css";
import { ScanField } from "./scan-field.tsx";

/** How often the page refetches what others have packed. */
const FRESH_MS = MINUTE_MS;

type PackPageProps = Slot & { onChoose: (slot: Slot) => void };

const disputedWords = (count: number) => (count === 0 ? "" : ` ${m.disputedCount(count)}`);

/** The crates of a window, checked off line by line. */
export function PackPage({ day, window, onChoose }: PackPageProps) {
  const query = trpc.logistics.pack.useQuery(
    { day, window },
    { refetchOnMount: "always", refetchInterval: FRESH_MS },
  );
  const crates = query.data ?? [];
  const open = crates.filter(({ canPack }) => canPack);
  const stopped = crates.filter(({ isStopped }) => isStopped);
  const closed = crates.filter(({ canPack, isStopped }) => !canPack && !isStopped);
  return (
    <>
      <AreaHeading title={titles.packList}>
        {capital(formatSlot(day, window))}:{" "}
        {query.data
          ? `${m.packed(closed.length, open.length + closed.length)}${disputedWords(stopped.length)}`
          : null}{" "}
        <Freshness query={query} />
      </AreaHeading>
      <SlotChoice day={day} window={window} onChoose={onChoose} />
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data?.length === 0 ? (
        <EmptyDay title={m.nothingToPack} page="/dashboard/logistics/pack" slot={{ day, window }} />
      ) : null}
      {query.data && query.data.length > 0 ? (
        <ScanField key={`${day} ${window}`} slot={{ day, window }} />
      ) : null}
      <div className={styles["stack"]}>
        {[...open, ...stopped, ...closed].map((crate) => (
          <CrateCard key={crate.number} crate={crate} />
        ))}
      </div>
    </>
  );
}
