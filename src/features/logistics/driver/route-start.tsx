import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { Button } from "@mantine/core";
import { formatDayShort } from "#shared/time.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { DaysRoutes } from "./days-routes.tsx";
import styles from "./driver.module.css";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";

const numbersOf = (stops: DriverRoute["stops"]) =>
  stops.map(({ orderNumber }) => orderNumber).join(", ");

/** Before departure: what is loaded, what is missing, and the button that starts the route. */
export function RouteStart({ route }: { route: DriverRoute }) {
  const utils = trpc.useUtils();
  const start = trpc.logistics.start.useMutation({
    meta: {
      failureTitle: m.notStarted,
      fallback: m.offlineStart,
      ...lostAnswer(),
    },
    onSettled: () => utils.logistics.drive.invalidate({ routeId: route.id }),
  });
  // Disputed orders are removed when the van leaves, so they do not block departure.
  const doors = route.stops.filter(({ isStopped }) => !isStopped);
  const stopped = route.stops.filter(({ isStopped }) => isStopped);
  const missing = doors.filter(({ isPacked }) => !isPacked);
  return (
    <section className={styles["card"]} aria-labelledby="start">
      <h2 id="start" className={styles["title"]}>
        {m.stops(doors.length)}
      </h2>
      {stopped.length > 0 ? (
        <p className={styles["stopped"]}>{m.leaveDisputed(numbersOf(stopped))}</p>
      ) : null}
      {missing.length > 0 ? (
        <p className={styles["warning"]}>{m.notPacked(numbersOf(missing))}</p>
      ) : doors.length === 0 ? (
        <p>{m.nothingToDeliver}</p>
      ) : (
        <p>{m.allPacked}</p>
      )}
      {missing.length > 0 && missing.length < doors.length ? (
        <ConfirmButton
          label={m.startWithout(missing.length)}
          question={m.stayHere(
            missing.map(({ orderNumber }) => orderNumber),
            formatDayShort(route.day),
          )}
          onConfirm={() =>
            start.mutateAsync({
              routeId: route.id,
              leaveBehind: missing.map(({ orderNumber }) => orderNumber),
            })
          }
        />
      ) : null}
      <Button
        size="lg"
        fullWidth
        disabled={missing.length > 0 || doors.length === 0}
        loading={start.isPending}
        onClick={() => start.mutate({ routeId: route.id })}
      >
        {m.start}
      </Button>
      <ol className={styles["plan"]}>
        {doors.map(({ id, name, address, city }) => (
          <li key={id}>
            <strong>{name}</strong>
            <br />
            {address}, {city}
          </li>
        ))}
      </ol>
      <DaysRoutes />
    </section>
  );
}
