import { catalogReviewsDesk as m } from "#messages/catalog/reviews/reviews-desk.ts";
import type { Deps } from "../../../deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { auditedCsv } from "../../platform/audit/audited-csv.ts";
import { listReviews, type ReviewQuery } from "./desk.ts";

/** The reviews matching `query` as CSV. The export is audited. */
export function exportReviews(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: ReviewQuery,
): Promise<string> {
  return auditedCsv(deps, actor, {
    kind: "reviews",
    list: (whole) => listReviews(deps, { ...query, ...whole }, null),
    columns: [
      { heading: m.written, value: (row) => row.at },
      { heading: m.product, value: (row) => row.name },
      { heading: m.farm, value: (row) => row.farmName },
      { heading: m.stars, value: (row) => row.rating },
      { heading: m.said, value: (row) => row.text },
      { heading: m.by, value: (row) => row.by },
      { heading: m.farmsReply, value: (row) => row.reply },
      { heading: m.csvHidden, value: (row) => row.hiddenReason },
    ],
  });
}
