import { catalogReviewsDesk as m } from "#messages/catalog-reviews-desk.ts";
import { EXPORT_ROWS_MAX } from "#shared/platform/table.ts";
import { toCsv } from "../../../csv/csv.ts";
import type { Deps } from "../../../deps.ts";
import { type Actor, recordAudit } from "../../platform/audit.ts";
import { listReviews, type ReviewQuery } from "./desk.ts";

/** The reviews matching `query` as CSV. The export is audited. */
export async function reviewCsv(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: ReviewQuery,
): Promise<string> {
  const { rows } = await listReviews(deps, { ...query, page: 1, size: EXPORT_ROWS_MAX }, null);
  await recordAudit(deps, deps.db, actor, {
    action: "export.made",
    subject: { kind: "reviews", id: "list", name: String(rows.length) },
  });
  return toCsv(
    [
      { heading: m.written, value: (row) => row.at },
      { heading: m.product, value: (row) => row.name },
      { heading: m.farm, value: (row) => row.farmName },
      { heading: m.stars, value: (row) => row.rating },
      { heading: m.said, value: (row) => row.text },
      { heading: m.by, value: (row) => row.by },
      { heading: m.farmsReply, value: (row) => row.reply },
      { heading: m.csvHidden, value: (row) => row.hiddenReason },
    ],
    rows,
  );
}
