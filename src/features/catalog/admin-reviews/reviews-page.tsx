import { catalogReviewsDesk as m } from "#messages/catalog-reviews-desk.ts";
import { brand } from "#shared/brand.ts";
import { REVIEW_STANDINGS } from "#shared/catalog/review.ts";
import { formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Stars } from "#client/lib/catalog/reviews/stars.tsx";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { HideReview } from "./hide-review.tsx";

export type Review = Outputs["admin"]["reviews"]["page"]["rows"][number];

const DEFAULT_SORT = { sort: "createdAt", dir: "desc" } as const;
const STANDING = tableFilter({
  name: "standing",
  label: m.status,
  ids: REVIEW_STANDINGS,
  words: (id) => m.standings[id],
  all: m.all,
});

const COLUMNS: readonly Column<Review>[] = [
  {
    id: "what",
    label: m.product,
    leading: true,
    render: ({ productId, name }) => (
      <TextLink href={`/products/${productId}#reviews`}>{name}</TextLink>
    ),
  },
  { id: "farm", label: m.farm, render: ({ farmName }) => farmName },
  {
    id: "rating",
    label: m.stars,
    sort: "rating",
    render: ({ rating }) => <Stars rating={rating} />,
  },
  { id: "text", label: m.said, render: ({ text }) => text || m.noWords },
  { id: "reply", label: m.farmsReply, render: ({ reply }) => reply },
  { id: "by", label: m.by, render: ({ by }) => by },
  {
    id: "at",
    label: m.written,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ at }) => formatInstant(at),
  },
  { id: "act", label: m.act, render: (review) => <HideReview review={review} /> },
];

/** Product reviews for the team, which hides those that break the rules. */
export function ReviewsPage() {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, DEFAULT_SORT), standing: STANDING.idIn(table.search) };
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
        defaultSort={DEFAULT_SORT}
        searchLabel={m.search}
        filters={[STANDING]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.none}>{m.noneText}</EmptyState>}
      />
    </>
  );
}
