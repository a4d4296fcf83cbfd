import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { Badge, Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatInstant } from "#shared/time.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";
import type { Routes, Van } from "./arrange.ts";
import { CloseRouteButton, SendOffButton } from "./by-hand.tsx";
import { dropOn } from "./dragging.ts";
import styles from "./logistics-routes.module.css";
import { VAN_STYLES } from "./route-map.tsx";
import type { Arrange } from "./use-arrange.ts";
import { RouteFiles } from "./route-files.tsx";
import { VanLoad } from "./van-load.tsx";
import { VanStopRow } from "./van-stop.tsx";

const NO_ONE = "none";

type VanCardProps = {
  van: Van;
  index: number;
  routes: Routes;
  slot: string;
  arrange: Arrange & { isSaving: boolean };
};

/** One van: its driver, distance, and stops in order. Each van prints on a separate page. */
export function VanCard({ van, index, routes, slot, arrange }: VanCardProps) {
  const { depot } = routes;
  return (
    <section className={styles["van"]} aria-labelledby={`van-${van.id}`}>
      <header className={styles["vanHead"]}>
        <h2 id={`van-${van.id}`} className={styles["vanName"]}>
          <span className={styles["key"]} data-van={index % VAN_STYLES} aria-hidden />
          {van.name}
        </h2>
        <Badge variant="light" {...(van.isLate && { color: "clay" })}>
          {van.isLate ? m.late : m.states[van.state]}
        </Badge>
        <span className={styles["quiet"]}>{m.length(van.stops.length, Math.round(van.miles))}</span>
        {van.closedBy && van.finishedAt ? (
          <span className={styles["quiet"]}>
            {m.closedBy(van.closedBy, formatInstant(van.finishedAt))}
          </span>
        ) : null}
        <span className={styles["onPaper"]}>
          {m.sheet(slot, van.driverName ?? "______________")}
          <br />
          {m.from(`${depot.name}, ${depot.street}, ${depot.city} ${depot.zipCode}`)}
        </span>
      </header>
      <VanLoad van={van} />
      <div className={styles["tools"]}>
        {van.state === "done" ? (
          <span>{van.driverName === null ? m.noDriverNamed : m.drivenBy(van.driverName)}</span>
        ) : (
          <DriverChoice van={van} routes={routes} />
        )}
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/dashboard/logistics/drive/$routeId"
              params={{ routeId: van.id }}
              {...props}
            />
          )}
        >
          {m.driversPage}
        </Button>
        {van.stops.length > 0 ? <RouteFiles van={van} isSaving={arrange.isSaving} /> : null}
        {van.state === "planned" ? <SendOffButton van={van} isSaving={arrange.isSaving} /> : null}
        {van.state === "out" ? <CloseRouteButton van={van} /> : null}
      </div>
      <ol
        className={styles["stops"]}
        {...(van.state === "planned" &&
          dropOn((id) => arrange.move(id, { routeId: van.id, at: van.stops.length })))}
      >
        {van.stops.map((stop, at) => (
          <VanStopRow
            key={stop.id}
            stop={stop}
            at={at}
            van={van}
            vans={routes.routes}
            arrange={arrange}
          />
        ))}
      </ol>
    </section>
  );
}

function DriverChoice({ van, routes }: { van: Van; routes: Routes }) {
  const utils = trpc.useUtils();
  const assign = trpc.logistics.assign.useMutation({
    meta: { failureTitle: m.notAssigned, ...lostAnswer() },
    onSettled: () => utils.logistics.invalidate(),
  });
  return (
    <ChoiceSelect
      label={m.driverOf(van.name)}
      name="driver"
      value={van.driverId ?? NO_ONE}
      options={[
        { id: NO_ONE, label: m.noOne },
        ...routes.drivers.map(({ id, name }) => ({ id, label: name })),
      ]}
      onChoose={(id) => assign.mutate({ routeId: van.id, driverId: id === NO_ONE ? null : id })}
    />
  );
}
