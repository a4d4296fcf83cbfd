import { Title } from "@mantine/core";
import { farmsPublic as m } from "#messages/farms-public.ts";
import { capital } from "#shared/checkout/terms-words.ts";
import { businessDayAt, formatClockTime, formatDayLong } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import styles from "./farm-page.module.css";

/** The open days of one farm; nothing where it has announced none. */
export function FarmVisits({ farmId }: { farmId: number }) {
  const [visits] = trpc.farms.visits.useSuspenseQuery({ farmId });
  if (visits.length === 0) return null;
  return (
    <section className={styles.story} aria-labelledby="open-days">
      <Title order={2} id="open-days" size="h3">
        {m.openDays}
      </Title>
      <ul className={styles.visits}>
        {visits.map((visit) => {
          const [from, until] = [new Date(visit.startsAt), new Date(visit.endsAt)];
          const day = capital(formatDayLong(businessDayAt(from)));
          return (
            <li key={visit.id}>{m.openDay(day, formatClockTime(from), formatClockTime(until))}</li>
          );
        })}
      </ul>
      <PillLink to="/tours">{m.reservePlaces}</PillLink>
    </section>
  );
}
