import { catalogReviewsDesk as m } from "#messages/catalog/reviews/reviews-desk.ts";
import { REVIEW_STANDINGS } from "#shared/catalog/review.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import type { Column } from "#client/ui/data-table/column.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { REVIEW_COLUMNS } from "../review-table/review-columns.tsx";
import { ReplyButton } from "./reply-button.tsx";

export type Review = Outputs["farmer"]["reviews"]["page"]["rows"][number];

const STANDING = tableFilter({
  name: "standing",
  label: m.status,
  ids: REVIEW_STANDINGS.filter((standing) => standing !== "hidden"),
  words: (id) => m.standings[id],
  all: m.all,
});

const { what, rating, text, by, at } = REVIEW_COLUMNS;
const columnsOf = (farmId: number | undefined): Column<Review>[] => [
  what,
  rating,
  text,
  by,
  at,
  {
    id: "reply",
    label: m.reply,
    render: (review) => review.reply ?? <ReplyButton review={review} farmId={farmId} />,
  },
];

/** Customers' reviews of a farm's products. The farm can reply once to each. */
export function ReviewsPage({ farmId }: { farmId: number | undefined }) {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, NEWEST_FIRST), standing: STANDING.idIn(table.search) };
  const query = trpc.farmer.reviews.page.useQuery({ ...asked, farmId }, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.leadFarm}</AreaHeading>
      <ServerTable
        name="reviews"
        columns={columnsOf(farmId)}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[STANDING]}
        empty={<EmptyState title={m.none}>{m.noneText}</EmptyState>}
      />
    </>
  );
}
