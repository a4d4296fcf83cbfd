import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { Title } from "@mantine/core";
import { reviewClockText } from "#shared/farms/applications/application.ts";
import { formatInstant } from "#shared/time.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { RowList } from "#client/ui/facts/row-list.tsx";
import styles from "./admin-farms.module.css";

/** Applications waiting for the team, each with the day by which a decision was promised. */
export function WaitingApplications() {
  const today = useToday();
  const query = trpc.admin.farms.waiting.useQuery(undefined, { refetchOnMount: "always" });
  if (isLost(query)) {
    return <QueryError query={query} />;
  }
  const { data } = query;
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.waiting}>
      <Title order={2} size="h4">
        {m.waiting(data.total)}
      </Title>
      <RowList>
        {data.rows.map((row) => (
          <li key={row.id}>
            <TextLink href={`/dashboard/admin/applications/${row.id}`}>{row.farmName}</TextLink>
            <span>
              {row.familyName}, {row.location}
            </span>
            <span>{m.sentAt(formatInstant(row.submittedAt))}</span>
            <span {...(row.overdue && { className: styles.late })}>
              {m.answerBy(reviewClockText(row.reviewDueOn, today))}
            </span>
          </li>
        ))}
      </RowList>
      <TextLink href="/dashboard/admin/applications">{m.allApplications}</TextLink>
    </section>
  );
}
