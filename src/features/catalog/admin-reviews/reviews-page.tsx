import { catalogReviewsDesk as m } from "#messages/catalog/reviews/reviews-desk.ts";
import { brand } from "#shared/brand.ts";
import { REVIEW_STANDINGS } from "#shared/catalog/review.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import type { Column } from "#client/ui/data-table/column.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { REVIEW_COLUMNS } from "../review-table/review-columns.tsx";
import { HideReview } from "./hide-review.tsx";

export type Review = Outputs["admin"]["reviews"]["page"]["rows"][number];

const STANDING = tableFilter({
  name: "standing",
  label: m.status,
  ids: REVIEW_STANDINGS,
  words: (id) => m.standings[id],
  all: m.all,
});

const { what, rating, text, by, at } = REVIEW_COLUMNS;
const COLUMNS: readonly Column<Review>[] = [
  what,
  { id: "farm", label: m.farm, render: ({ farmName }) => farmName },
  rating,
  text,
  { id: "reply", label: m.farmsReply, render: ({ reply }) => reply },
  {
    ...by,
    render: (review) => (review.isByMember ? m.byMember(review.by) : review.by),
  },
  at,
  { id: "act", label: m.act, render: (review) => <HideReview review={review} /> },
];

/** Product reviews for the team, which hides those that break the rules. */
export function ReviewsPage() {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, NEWEST_FIRST), standing: STANDING.idIn(table.search) };
  const query = trpc.admin.reviews.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.reviews.export.useMutation(savedAs(`${brand.slug}-reviews.csv`));
  return (
    <>
      <AreaHeading title={m.title}>{m.leadTeam}</AreaHeading>
      <ServerTable
        name="reviews"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[STANDING]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.none}>{m.noneText}</EmptyState>}
      />
    </>
  );
}
