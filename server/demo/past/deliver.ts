import { asc, eq } from "drizzle-orm";
import { deliveryRoutes } from "#db/schema/logistics/logistics.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { WINDOW_IDS } from "#shared/checkout/delivery.ts";
import type { StopEventInput } from "#shared/logistics/logistics.ts";
import type { Day } from "#shared/time.ts";
import { getDrive, startRoute } from "../../services/logistics/drive.ts";
import { getPackList } from "../../services/logistics/pack.ts";
import { packLine } from "../../services/logistics/packing.ts";
import { planRoutes } from "../../services/logistics/routes.ts";
import { takeEvents } from "../../services/logistics/stops/stop-events.ts";
import type { UserActor } from "../../services/platform/audit/audit.ts";
import type { Deps } from "../../deps.ts";
import type { Chance } from "./random.ts";
import type { Past } from "./session.ts";

/** How often nobody answers at first; the driver comes back at the end of the route. */
const CLOSED_ONE_IN = 1 / 40;
/** Minutes from one stop to the next. */
const MINUTES_A_DOOR = 7;

type Words = Pick<StopEventInput, "remark" | "note">;
const SILENT: Words = { note: "" };
const LEFT_AT: readonly Words[] = [
  { remark: "front_door", note: "" },
  { remark: "handed_over", note: "" },
  { note: "By the side door, in the shade" },
  { remark: "neighbor", note: "" },
];

/** Packs all crates of a day. */
export async function packDay({ deps, packer, day }: { deps: Deps; packer: UserActor; day: Day }) {
  for (const window of WINDOW_IDS) {
    for (const { number, lines, canPack } of await getPackList(deps, day, window)) {
      const left = canPack ? lines.filter(({ units, isPacked }) => units > 0 && !isPacked) : [];
      for (const { productId } of left) {
        await packLine(deps, packer, { orderNumber: number, productId, packed: true });
      }
    }
  }
}

type Delivering = {
  past: Past;
  driver: UserActor;
  day: Day;
  window: (typeof WINDOW_IDS)[number];
  chance: Chance;
};

/** Delivers the crates of one window with one van. The driver's phone reports each stop from its door. */
export async function deliverWindow({ past, driver, day, window, chance }: Delivering) {
  const { deps } = past;
  const crates = await getPackList(deps, day, window);
  if (crates.every(({ state }) => state !== "packed")) return;
  await planRoutes(deps, { day, window, vans: 1 });
  const [route] = await deps.db
    .select()
    .from(deliveryRoutes)
    .where(eq(deliveryRoutes.day, day))
    .orderBy(asc(deliveryRoutes.createdAt), asc(deliveryRoutes.name))
    .then((rows) => rows.filter((row) => row.window === window && row.state === "planned"));
  if (!route) return;
  await startRoute(deps, driver, { routeId: route.id, leaveBehind: [], byHand: false });
  const { stops } = await getDrive(deps, route.id);
  const left = deps.clock.now().getTime();
  const at = (minute: number) => new Date(left + minute * MINUTE_MS);
  const doors = stops.map(({ id }) => ({
    id,
    isClosed: chance.happens(CLOSED_ONE_IN),
    left: chance.oneOf(LEFT_AT),
  }));
  const end = (stops.length + 1) * MINUTES_A_DOOR;
  const reports: Report[] = doors.flatMap(({ id, isClosed, left: words }, turn) => {
    const minute = (turn + 1) * MINUTES_A_DOOR;
    const arrived = reported(id, "arrived", at(minute));
    const there = minute + 2;
    if (!isClosed) {
      return [{ minute: there, events: [arrived, reported(id, "delivered", at(there), words)] }];
    }
    const closed = reported(id, "not_home", at(there), { remark: "no_answer", note: "" });
    const later = end + turn;
    return [
      { minute: there, events: [arrived, closed] },
      { minute: later, events: [reported(id, "delivered", at(later), words)] },
    ];
  });
  for (const { minute, events } of reports.toSorted((one, other) => one.minute - other.minute)) {
    const then = { ...deps, clock: { now: () => at(minute) } };
    await takeEvents(then, driver, { routeId: route.id, events });
  }
  await past.goTo(at(end + stops.length));
}

/** What the driver's phone reports at once, and when: minutes after the van left. */
type Report = { minute: number; events: StopEventInput[] };

function reported(
  stopId: string,
  kind: StopEventInput["kind"],
  happenedAt: Date,
  words = SILENT,
): StopEventInput {
  return { id: crypto.randomUUID(), stopId, kind, ...words, happenedAt: happenedAt.toISOString() };
}
