import { catalogReviewsDesk as m } from "#messages/catalog/reviews/reviews-desk.ts";
import { formatInstant } from "#shared/time.ts";
import { Stars } from "#client/lib/catalog/reviews/stars.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Column } from "#client/ui/data-table/column.ts";

type TableReview = {
  productId: number;
  name: string;
  rating: number;
  text: string;
  by: string;
  at: string;
};

/** The columns that the team's table of reviews and a farm's have in common. */
export const REVIEW_COLUMNS = {
  what: {
    id: "what",
    label: m.product,
    leading: true,
    render: ({ productId, name }) => (
      <TextLink href={`/products/${productId}#reviews`}>{name}</TextLink>
    ),
  },
  rating: {
    id: "rating",
    label: m.stars,
    sort: "rating",
    render: ({ rating }) => <Stars rating={rating} />,
  },
  text: { id: "text", label: m.said, render: ({ text }) => text || m.noWords },
  by: { id: "by", label: m.by, render: ({ by }) => by },
  at: {
    id: "at",
    label: m.written,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ at }) => formatInstant(at),
  },
} satisfies Record<string, Column<TableReview>>;
