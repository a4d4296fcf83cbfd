import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { Button } from "@mantine/core";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./driver.module.css";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";

/** Shown once every stop is reported. Stops where nobody was home can be retried, even after the route is finished. */
export function RouteEnd({ route, queued }: { route: DriverRoute; queued: number }) {
  const utils = trpc.useUtils();
  const finish = trpc.logistics.finish.useMutation({
    meta: {
      failureTitle: m.notFinished,
      fallback: m.offlineFinish,
      ...lostAnswer(),
    },
    onSettled: () => utils.logistics.drive.invalidate({ routeId: route.id }),
  });
  const closed = route.stops.filter(({ state }) => state === "not_home");
  return (
    <section className={styles["card"]} aria-labelledby="end">
      <h2 id="end" className={styles["title"]} tabIndex={-1}>
        {route.state === "done" ? m.routeDone : m.everyStopDone}
      </h2>
      <p>
        {m.outcome(route.stops.length - closed.length, closed.length)}
        {closed.length > 0 && route.state !== "done" ? ` ${m.openToRetry}` : null}
      </p>
      {route.state === "done" || closed.length === 0 ? null : (
        <Button
          size="lg"
          fullWidth
          disabled={queued > 0}
          loading={finish.isPending}
          onClick={() => finish.mutate({ routeId: route.id })}
        >
          {m.finish}
        </Button>
      )}
    </section>
  );
}
