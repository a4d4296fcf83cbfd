import { Title } from "@mantine/core";
import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import { formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ScrollRegion } from "#client/ui/data-table/scroll-region.tsx";
import styles from "./waiting-places.module.css";

/** The places with the most people waiting first; renders nothing if no one is. */
export function WaitingPlaces() {
  const { data } = trpc.admin.waitingList.places.useQuery(undefined, { refetchOnMount: "always" });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.places}>
      <Title order={2} size="h4" id="waiting">
        {m.whereWaiting}
      </Title>
      <div className={styles.frame}>
        <ScrollRegion labelledBy="waiting">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.zip}</th>
                <th scope="col">{m.place}</th>
                <th scope="col">{m.people}</th>
                <th scope="col">{m.latestDate}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ zipCode, place, people, latest }) => (
                <tr key={zipCode}>
                  <th scope="row">{zipCode}</th>
                  <td>{place ?? m.unknown}</td>
                  <td>{m.count(people)}</td>
                  <td>{latest ? formatInstant(latest) : ""}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </section>
  );
}
