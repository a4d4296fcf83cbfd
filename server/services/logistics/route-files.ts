import { eq } from "drizzle-orm";
import { logisticsCrate } from "#messages/logistics/crate.ts";
import { logisticsErrors } from "#messages/logistics/errors.ts";
import { logisticsRoutes } from "#messages/logistics/routes.ts";
import { logisticsRouteFile as m } from "#messages/logistics/route-file.ts";
import { brand } from "#shared/brand.ts";
import { formatSlotLong, windowOf } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { cratesFor } from "#shared/logistics/crates.ts";
import type { RouteFileInput } from "#shared/logistics/logistics.ts";
import { vanName } from "#shared/logistics/van-name.ts";
import { businessDayAt } from "#shared/time.ts";
import { deliveryRoutes } from "#db/schema/logistics/logistics.ts";
import { toCsv } from "../../csv/csv.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../platform/audit/audit.ts";
import { recordExport } from "../platform/audit/audited-csv.ts";
import { getDepot } from "./depot.ts";
import { toGpx } from "./gpx.ts";
import { stopsOf } from "./routes.ts";

type Stop = Awaited<ReturnType<typeof stopsOf>>[number];

/**
 * A route's stops in order as a file with its name: what its printed sheet says, so without phone numbers or amounts,
 * and with delivery instructions only on their day. The points of a GPX file are the centers of zip codes. Records in
 * the audit log who made it. Throws `not_found`.
 */
export async function exportRoute(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { routeId, kind }: RouteFileInput,
): Promise<{ name: string; text: string }> {
  const { db, clock } = deps;
  const [route] = await db.select().from(deliveryRoutes).where(eq(deliveryRoutes.id, routeId));
  if (!route) throw new DomainError("not_found", logisticsErrors.noRoute);
  const depot = await getDepot({ db });
  const stops = await stopsOf(
    db,
    depot,
    eq(deliveryRoutes.id, routeId),
    businessDayAt(clock.now()),
  );
  const { day, window, name } = route;
  await recordExport(deps, actor, { kind: "route", id: routeId, name: `${day} ${name}` });
  const title = `${vanName(name)}, ${formatSlotLong(day, window)}`;
  return {
    name: `${day}-${window}-${name.toLowerCase().replaceAll(" ", "-")}.${kind}`,
    text: kind === "csv" ? csvOf(route, stops) : gpxOf(title, stops),
  };
}

function csvOf(
  { day, window }: Pick<typeof deliveryRoutes.$inferSelect, "day" | "window">,
  stops: readonly Stop[],
): string {
  return toCsv(
    [
      { heading: m.stop, value: ({ at }) => at + 1 },
      { heading: m.order, value: ({ stop }) => stop.orderNumber },
      { heading: m.day, value: () => day },
      { heading: m.window, value: () => windowOf(window).label },
      { heading: m.name, value: ({ stop }) => stop.name },
      { heading: m.address, value: ({ stop }) => stop.address },
      { heading: m.town, value: ({ stop }) => stop.city },
      { heading: m.zipCode, value: ({ stop }) => stop.zipCode },
      { heading: m.crates, value: ({ stop }) => cratesFor(stop.units) },
      { heading: m.cold, value: ({ stop }) => stop.cold },
      { heading: m.note, value: ({ stop }) => noteOf(stop).join(" ") },
    ],
    stops.map((stop, at) => ({ stop, at })),
  );
}

function gpxOf(name: string, stops: readonly Stop[]): string {
  return toGpx(
    { creator: brand.name, name, about: m.points },
    stops.map((stop, at) => ({
      latitude: stop.latitude,
      longitude: stop.longitude,
      name: `${at + 1}. ${stop.city}, ${stop.orderNumber}`,
      about: [
        `${stop.name}, ${stop.address}, ${stop.city} ${stop.zipCode}.`,
        `${logisticsCrate.crates(cratesFor(stop.units))}, ${logisticsCrate.cold(stop.cold)}.`,
        ...noteOf(stop),
      ].join(" "),
    })),
  );
}

function noteOf({ isStopped, instructions, areInstructionsLater }: Stop): string[] {
  return [
    ...(isStopped ? [logisticsRoutes.leaveDisputed] : []),
    ...(areInstructionsLater ? [m.instructionsLater] : []),
    ...(instructions ? [instructions] : []),
  ];
}
