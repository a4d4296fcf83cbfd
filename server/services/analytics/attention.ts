import { backoff } from "#shared/backoff.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";

/** What waits for somebody of the team: how much of it, and where it is dealt with. */
export type Attention = { what: string; count: number; to: string };

/** Everything that needs somebody, and nothing that does not. */
export async function needsAttention({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<Attention[]> {
  const sql = db.$client;
  const today = businessDayAt(clock.now());
  const [row] = await sql<
    Record<
      "mails" | "refunds" | "disputes" | "problems" | "applications" | "unknown" | "unsent",
      number
    >[]
  >`
    select
      (select count(*)::int from emails where state = 'failed') as mails,
      (select count(*)::int from refunds r where state = 'failed'
        and not exists (select from refunds x where x.replaces = r.id)) as refunds,
      (select count(*)::int from checkouts where state in ('held', 'processing')
        and check_failures >= ${backoff.alarmAfter}) as unknown,
      (select count(*)::int from refunds where state in ('requested', 'pending')
        and check_failures >= ${backoff.alarmAfter}) as unsent,
      (select count(*)::int from disputes where status in ('needs_response', 'warning_needs_response')) as disputes,
      (select count(*)::int from order_problems where state = 'open') as problems,
      (select count(*)::int from farmer_applications where state in ('submitted', 'in_review') and review_due_on < ${today}) as applications`;
  if (!row) throw new Error("What needs attention did not come back");
  const all: Attention[] = [
    { what: "mails could not be sent", count: row.mails, to: "/dashboard/admin/email-test" },
    { what: "refunds failed at the provider", count: row.refunds, to: "/dashboard/payments" },
    {
      what: "refunds wait because the provider does not take them",
      count: row.unsent,
      to: "/dashboard/payments",
    },
    {
      what: "open payments cannot be looked up at the provider",
      count: row.unknown,
      to: "/dashboard/payments",
    },
    { what: "disputes want an answer", count: row.disputes, to: "/dashboard/payments" },
    { what: "problems with orders are open", count: row.problems, to: "/dashboard/admin/problems" },
    {
      what: "farm applications are overdue",
      count: row.applications,
      to: "/dashboard/admin/applications",
    },
  ];
  return all.filter(({ count }) => count > 0);
}
