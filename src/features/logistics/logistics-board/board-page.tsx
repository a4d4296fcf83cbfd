import { logisticsBoard as m } from "#messages/logistics/board.ts";
import { logisticsSlot } from "#messages/logistics/slot.ts";
import { Button } from "@mantine/core";
import { formatDayLong, formatDayShort } from "#shared/time.ts";
import { asOfWords, RefreshButton } from "../logistics-slot/freshness.tsx";
import { EmptyDay } from "../logistics-slot/empty-day.tsx";
import { DayChoice } from "../logistics-slot/slot-choice.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { AtRisk } from "./at-risk.tsx";
import styles from "./logistics-board.module.css";
import { RouteList } from "./route-list.tsx";
import { WindowCards } from "./window-cards.tsx";

export type Board = Outputs["logistics"]["board"];
type BoardPageProps = { day: string; onChoose: (day: string) => void };

/** The progress of a day, from the farms to the customers' doors. */
export function BoardPage({ day, onChoose }: BoardPageProps) {
  const query = trpc.logistics.board.useQuery({ day }, { refetchOnMount: "always" });
  const routes = trpc.logistics.driverRoutes.useQuery({ day }, { refetchOnMount: "always" });
  const refresh = () => void Promise.all([query.refetch(), routes.refetch()]);
  return (
    <>
      <AreaHeading
        title={m.dayOf(formatDayLong(day))}
        actions={<RefreshButton query={query} onPress={refresh} />}
      >
        {asOfWords(query)}{" "}
        {query.data && query.data.stillOpen > 0 ? m.stillOpen(query.data.stillOpen) : null}
      </AreaHeading>
      <DayChoice day={day} onChoose={onChoose}>
        <BusyDays days={query.data?.days ?? []} chosen={day} onChoose={onChoose} />
      </DayChoice>
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data ? (
        <div className={styles["stack"]}>
          {isEmpty(query.data) ? (
            <EmptyDay
              title={logisticsSlot.nothingOnDay}
              page="/dashboard/logistics"
              slot={{ day }}
            />
          ) : (
            <>
              <Counts board={query.data} />
              <AtRisk board={query.data} />
              <WindowCards board={query.data} />
            </>
          )}
          <QueryState query={routes} waiting={null} />
          {routes.data ? <RouteList routes={routes.data} /> : null}
        </div>
      ) : null}
    </>
  );
}

/** Whether the day has no orders, and nothing that is at risk. */
const isEmpty = ({ windows, stillOpen, stops, lateVans, leftBehind, disputed }: Board) =>
  stillOpen + stops + lateVans.length + leftBehind.length + disputed.length === 0 &&
  windows.every(({ orders }) => orders === 0);

type BusyDaysProps = { days: Board["days"]; chosen: string; onChoose: (day: string) => void };

function BusyDays({ days, chosen, onChoose }: BusyDaysProps) {
  return (
    <div className={styles["busyDays"]} data-slides>
      {days.slice(0, 4).map(({ day, orders }) => (
        <Button
          key={day}
          variant={day === chosen ? "light" : "default"}
          {...(day === chosen && { "aria-current": "date" as const })}
          onClick={() => onChoose(day)}
        >
          {m.busyDay(formatDayShort(day), orders)}
        </Button>
      ))}
    </div>
  );
}

function Counts({ board: { lines, windows, stops } }: { board: Board }) {
  const count = (state: keyof Board["windows"][number]["states"]) =>
    windows.reduce((sum, window) => sum + (window.states[state] ?? 0), 0);
  const figures = [
    [m.counts.orders, windows.reduce((sum, { orders }) => sum + orders, 0)],
    [m.counts.stops, stops],
    [m.counts.expected, lines.expected],
    [m.counts.harvested, lines.harvested],
    [m.counts.linesPacked, lines.packed],
    [m.counts.short, lines.short],
    [m.counts.packed, count("packed")],
    [m.counts.out_for_delivery, count("out_for_delivery")],
    [m.counts.delivered, count("delivered")],
    [m.counts.failed_delivery, count("failed_delivery")],
  ] as const;
  return (
    <dl className={styles["counts"]}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles["count"]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
