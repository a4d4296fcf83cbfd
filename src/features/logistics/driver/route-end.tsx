import { Button } from "@mantine/core";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./driver.module.css";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";

/** Every door was reported. A closed one can be tried again until the route is finished, and after. */
export function RouteEnd({ route, queued }: { route: DriverRoute; queued: number }) {
  const utils = trpc.useUtils();
  const finish = trpc.logistics.finish.useMutation({
    meta: {
      failureTitle: "The route was not finished",
      fallback: "You are offline. Finish the route when you are online.",
    },
    onSettled: () => utils.logistics.drive.invalidate({ routeId: route.id }),
  });
  const closed = route.stops.filter(({ state }) => state === "not_home");
  return (
    <section className={styles["card"]} aria-labelledby="end">
      <h2 id="end" className={styles["title"]} tabIndex={-1}>
        {route.state === "done" ? "The route is done" : "Every stop is done"}
      </h2>
      <p>
        {route.stops.length - closed.length} delivered, {closed.length} not.
        {closed.length > 0 && route.state !== "done"
          ? " Open a stop from the list to try it again."
          : null}
      </p>
      {route.state === "done" || closed.length === 0 ? null : (
        <Button
          size="lg"
          fullWidth
          disabled={queued > 0}
          loading={finish.isPending}
          onClick={() => finish.mutate({ routeId: route.id })}
        >
          Finish the route
        </Button>
      )}
    </section>
  );
}
