import { Title } from "@mantine/core";
import { formatDayShort, formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/trpc.ts";
import styles from "./admin-farms.module.css";

/** The farms that want to join, with the day by which each was promised an answer. */
export function WaitingApplications() {
  const { data } = trpc.farmAdmin.waiting.useQuery(undefined, { refetchOnMount: "always" });
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.waiting}>
      <Title order={2} size="h4">
        {data.total === 1 ? "1 farm waits to join" : `${data.total} farms wait to join`}
      </Title>
      <ul className={styles.list}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <strong>{row.farmName}</strong>
            <span>
              {row.familyName}, {row.location}
            </span>
            <a href={`mailto:${row.email}`}>{row.email}</a>
            <span>Sent {formatInstant(row.submittedAt)}</span>
            <span {...(row.overdue && { className: styles.late })}>
              {row.overdue ? "Answer overdue since" : "Answer due"}{" "}
              {formatDayShort(row.reviewDueOn)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
