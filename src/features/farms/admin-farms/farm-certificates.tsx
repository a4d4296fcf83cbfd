import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { Title } from "@mantine/core";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { ENDING_DAYS } from "#shared/farms/farm-certificate.ts";
import { formatDayFull } from "#shared/time.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { RowList } from "#client/ui/facts/row-list.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./admin-farms.module.css";

type Listed = Outputs["admin"]["certificates"]["forTeam"]["waiting"];

/** Certificates waiting for verification, and those that expire soon without a renewal. */
export function FarmCertificates() {
  const query = trpc.admin.certificates.forTeam.useQuery(undefined, {
    refetchOnMount: "always",
  });
  if (isLost(query)) {
    return <QueryError query={query} />;
  }
  if (!query.data) return null;
  const { waiting, ending } = query.data;
  return (
    <>
      <Section title={m.toCheck(waiting.total)} listed={waiting} />
      <Section title={m.expiring(ending.total, ENDING_DAYS)} listed={ending} />
    </>
  );
}

function Section({ title, listed: { total, rows } }: { title: string; listed: Listed }) {
  if (total === 0) return null;
  const more = total - rows.length;
  return (
    <section className={styles.waiting}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <RowList>
        {rows.map(({ id, farmId, farmName, certification, name, validTo }) => (
          <li key={id}>
            <TextLink href={`/dashboard/admin/farmers/${farmId}/certificates`}>{farmName}</TextLink>
            <span>{certificationLabel(certification, name)}</span>
            <span>{m.validThrough(formatDayFull(validTo))}</span>
          </li>
        ))}
        {more > 0 ? <li>{m.andMore(more)}</li> : null}
      </RowList>
    </section>
  );
}
