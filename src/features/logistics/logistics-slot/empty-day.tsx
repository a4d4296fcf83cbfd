import { logisticsBoard } from "#messages/logistics/board.ts";
import { logisticsSlot as m } from "#messages/logistics/slot.ts";
import { formatSlot, type WindowId } from "#shared/checkout/delivery.ts";
import { formatDayShort } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";

type EmptyDayProps = {
  title: string;
  /** The path of the page that has nothing to show for this day, or this window of it. */
  page: string;
  slot: { day: string; window?: WindowId };
  /** What else the page's address says. */
  search?: Readonly<Record<string, string>>;
  /** Whether the page shows what is delivered on a day, or what the farms bring for it. */
  by?: "delivery" | "harvest";
};

/** A page that has nothing to show for its day or window: says so, and links to the nearest one with orders. */
export function EmptyDay({ title, page, slot, search = {}, by = "delivery" }: EmptyDayProps) {
  const { day, window = null } = slot;
  const query = trpc.logistics.nearest.useQuery({ day, window, by }, { refetchOnMount: "always" });
  return (
    <>
      <EmptyState
        title={title}
        action={
          query.data?.nearest ? (
            <NearestLink {...{ page, search, by, nearest: query.data.nearest }} />
          ) : null
        }
      >
        {query.data ? reasonOf(query.data) : null}
      </EmptyState>
      <QueryState query={query} waiting={null} />
    </>
  );
}

type Found = Outputs["logistics"]["nearest"];
type Nearest = NonNullable<Found["nearest"]>;

function reasonOf({ stillOpen, nearest }: Found): string | null {
  if (stillOpen > 0) return `${logisticsBoard.stillOpen(stillOpen)} ${m.appearLater}`;
  return nearest ? null : m.noOrders;
}

type NearestLinkProps = Required<Pick<EmptyDayProps, "page" | "search" | "by">> & {
  nearest: Nearest;
};

function NearestLink({ page, search, by, nearest }: NearestLinkProps) {
  const { day, window } = nearest;
  return (
    <PillLink to={page} search={{ ...search, day, ...(window && { window }) }}>
      {linkWords(nearest, by)}
    </PillLink>
  );
}

function linkWords(nearest: Nearest, by: "delivery" | "harvest"): string {
  const { day, window, orders, stillOpen, when } = nearest;
  const words = window ? formatSlot(day, window) : formatDayShort(day);
  if (by === "harvest" && when !== "same_day") {
    return m.nearestHarvest[when](words, orders, stillOpen);
  }
  return m.nearest[when](words, orders, stillOpen);
}
