import { backoff } from "#shared/backoff.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";

/** What waits for somebody of the team: how much of it, and where it is dealt with. */
export type Attention = { what: string; count: number; to: string };

const PAYMENTS = "/dashboard/payments";

/** `what` goes with the count in front of it: `1 dispute waiting for an answer`. */
function waiting(count: number, [one, more]: [string, string], how: string, to: string): Attention {
  return { what: `${count === 1 ? one : more} ${how}`, count, to };
}

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
      (select count(*)::int from refunds r join payments p using (intent_id)
        where r.state = 'failed' and p.state <> 'refunded'
        and not exists (select from refunds x where x.replaces = r.id)) as refunds,
      (select count(*)::int from checkouts where state in ('held', 'processing')
        and check_failures >= ${backoff.alarmAfter}) as unknown,
      (select count(*)::int from refunds where state in ('requested', 'pending')
        and check_failures >= ${backoff.alarmAfter}) as unsent,
      (select count(*)::int from disputes where status in ('needs_response', 'warning_needs_response')) as disputes,
      (select count(*)::int from order_problems where state = 'open') as problems,
      (select count(*)::int from farmer_applications where state in ('submitted', 'in_review') and review_due_on < ${today}) as applications`;
  if (!row) throw new Error("What needs attention did not come back");
  const all = [
    waiting(row.mails, ["email", "emails"], "could not be sent", "/dashboard/admin/email-test"),
    waiting(row.refunds, ["refund", "refunds"], "failed at the provider", PAYMENTS),
    waiting(row.unsent, ["refund", "refunds"], "the provider has not taken yet", PAYMENTS),
    waiting(
      row.unknown,
      ["open payment", "open payments"],
      "could not be looked up at the provider",
      PAYMENTS,
    ),
    waiting(row.disputes, ["dispute", "disputes"], "waiting for an answer", PAYMENTS),
    waiting(
      row.problems,
      ["problem with an order", "problems with orders"],
      "not settled yet",
      "/dashboard/admin/problems",
    ),
    waiting(
      row.applications,
      ["farm application", "farm applications"],
      "overdue",
      "/dashboard/admin/applications",
    ),
  ];
  return all.filter(({ count }) => count > 0);
}
