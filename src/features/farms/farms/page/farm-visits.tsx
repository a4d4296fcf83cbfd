import { Title } from "@mantine/core";
import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { capital } from "#shared/capital.ts";
import { businessDayAt, formatClockTime, formatDayLong } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import styles from "./farm-page.module.css";

type Visit = Outputs["farms"]["visits"]["items"][number];

/** The open days of one farm; renders nothing if there are none or if they cannot be loaded. */
export function FarmVisits({ farmId }: { farmId: number }) {
  const { data } = trpc.farms.visits.useQuery({ farmId });
  const visits = data?.items ?? [];
  if (visits.length === 0) return null;
  return (
    <section className={styles.story} aria-labelledby="open-days">
      <Title order={2} id="open-days" size="h3">
        {m.openDays}
      </Title>
      <ul className={styles.visits}>
        {visits.map((visit) => (
          <li key={visit.id}>{dayOf(visit)}</li>
        ))}
      </ul>
      <PillLink to="/tours">{m.reservePlaces}</PillLink>
    </section>
  );
}

/** Has its own short texts, because those of the open days' page would add that page's script to the bundle. */
function dayOf({ startsAt, endsAt, placesLeft }: Visit): string {
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  const day = capital(formatDayLong(businessDayAt(from)));
  const words = m.openDay(day, formatClockTime(from), formatClockTime(until));
  return placesLeft > 0 ? words : m.fullDay(words);
}
