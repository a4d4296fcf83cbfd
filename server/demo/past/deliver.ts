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
import { takeEvents } from "../../services/logistics/stop-events.ts";
import type { UserActor } from "../../services/platform/audit.ts";
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

/** Delivers the crates of one window with one van. The driver's phone reports the stops when the van is back. */
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
  const events: StopEventInput[] = [];
  const report = (
    stopId: string,
    kind: StopEventInput["kind"],
    minute: number,
    remarks = SILENT,
  ) => {
    const happenedAt = new Date(left + minute * MINUTE_MS).toISOString();
    events.push({ id: crypto.randomUUID(), stopId, kind, ...remarks, happenedAt });
  };
  const end = (stops.length + 1) * MINUTES_A_DOOR;
  for (const [turn, { id }] of stops.entries()) {
    const minute = (turn + 1) * MINUTES_A_DOOR;
    report(id, "arrived", minute);
    const isClosed = chance.happens(CLOSED_ONE_IN);
    if (isClosed) report(id, "not_home", minute + 2, { remark: "no_answer", note: "" });
    report(id, "delivered", isClosed ? end + turn : minute + 2, chance.oneOf(LEFT_AT));
  }
  await past.goTo(new Date(left + (end + stops.length) * MINUTE_MS));
  await takeEvents(deps, driver, { routeId: route.id, events });
}
