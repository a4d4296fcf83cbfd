import { Title } from "@mantine/core";
import { formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./waiting-places.module.css";

/** Where people are waiting for us, the most first; nothing while no one does. */
export function WaitingPlaces() {
  const { data } = trpc.admin.waitingList.places.useQuery(undefined, { refetchOnMount: "always" });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.places}>
      <Title order={2} size="h4">
        Where people are waiting
      </Title>
      <div className={styles.scroller}>
        <table>
          <thead>
            <tr>
              <th scope="col">Zip</th>
              <th scope="col">Place</th>
              <th scope="col">People</th>
              <th scope="col">Latest</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ zipCode, place, people, latest }) => (
              <tr key={zipCode}>
                <th scope="row">{zipCode}</th>
                <td>{place ?? "Unknown"}</td>
                <td>{people.toLocaleString("en-US")}</td>
                <td>{latest ? formatInstant(latest) : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
