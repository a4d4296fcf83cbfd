import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { z } from "zod";
import { weightField } from "../catalog/weights/weight.ts";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { atMost, dayField, instantField, longText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { STOP_EVENTS } from "./fulfillment.ts";
import { LATE_CAUSES } from "./late-cause.ts";
import { logisticsLimits } from "./logistics-limits.ts";
import { STOP_REMARKS } from "./stop-progress.ts";

const day = dayField(() => m.chooseDay);
const window = z.enum(WINDOW_IDS, { error: () => m.chooseWindow });
const routeId = z.uuid({ error: () => m.unknownRoute });

export const dayInput = z.strictObject({ day });
export const windowInput = z.strictObject({ day, window });

/** A day, or a window of it, that has nothing to show; by the day of delivery, or that of the harvest. */
export const nearestInput = z.strictObject({
  day,
  window: window.nullable().default(null),
  by: z.enum(["delivery", "harvest"]).default("delivery"),
});
export type NearestInput = z.output<typeof nearestInput>;

export const crateInput = z.strictObject({ orderNumber: z.string().max(20) });

/** Marks a line as packed, or as taken out again. */
export const packInput = crateInput.extend({
  productId: z.int32().positive(),
  packed: z.boolean(),
});
export type PackInput = z.output<typeof packInput>;

/** The weight of a line; `before` is the weight the page showed, and a different current value is a conflict. */
export const weighInput = crateInput.extend({
  productId: z.int32().positive(),
  weight: weightField,
  before: weightField.nullable(),
});
export type WeighInput = z.output<typeof weighInput>;

export const planInput = windowInput.extend({
  vans: z
    .int({ error: () => m.howManyVans })
    .min(1, { error: () => m.oneVan })
    .max(logisticsLimits.vans, { error: () => m.mostVans(logisticsLimits.vans) }),
});
export type PlanInput = z.output<typeof planInput>;

/** The routes of a window as the screen shows them; `version` detects concurrent changes. */
export const arrangeInput = z.strictObject({
  routes: z
    .array(
      z.strictObject({
        id: routeId,
        version: z.int32().min(1),
        stops: z.array(z.uuid()).max(500),
      }),
    )
    .min(1)
    .max(logisticsLimits.vans),
});
export type ArrangeInput = z.output<typeof arrangeInput>;

export const driverInput = z.strictObject({ routeId, driverId: z.uuid().nullable() });

export const routeInput = z.strictObject({ routeId });

/** What holds a van up; null if no cause is said. */
export const lateCauseInput = routeInput.extend({ cause: z.enum(LATE_CAUSES).nullable() });
export type LateCauseInput = z.output<typeof lateCauseInput>;

/** The kinds of file that a route's stops can be downloaded as. */
export const ROUTE_FILES = ["csv", "gpx"] as const;
export const routeFileInput = routeInput.extend({ kind: z.enum(ROUTE_FILES) });
export type RouteFileInput = z.output<typeof routeFileInput>;

/** Sends off a van. Unpacked orders are left behind only if the person sending it has seen them. */
export const startInput = routeInput.extend({
  /** Numbers of the orders that may be left behind. */
  leaveBehind: z.array(z.string().max(20)).max(500).default([]),
  /** Whether someone in the office sends it off rather than its driver. */
  byHand: z.boolean().default(false),
});
export type StartInput = z.output<typeof startInput>;

export const CLOSE_ENDINGS = ["delivered", "not_home"] as const;
const ending = z.enum(CLOSE_ENDINGS, { error: () => m.howItEnded });
const closeNote = longText.max(logisticsLimits.note, atMost(logisticsLimits.note)).default("");

/** A stop, or all open stops of a route, closed without the driver's phone. */
export const closeStopInput = z.strictObject({ stopId: z.uuid(), ending, note: closeNote });
export type CloseStopInput = z.output<typeof closeStopInput>;
export const closeRouteInput = routeInput.extend({ ending, note: closeNote });
export type CloseRouteInput = z.output<typeof closeRouteInput>;

/** A farm's goods for a day have been received. */
export const closePickupInput = z.strictObject({ day, farmId: z.int32().positive() });
export type ClosePickupInput = z.output<typeof closePickupInput>;

/** A driver's report. The phone generates the id, so that a report sent twice counts once. */
const stopEvent = z.strictObject({
  id: z.uuid(),
  stopId: z.uuid(),
  kind: z.enum(STOP_EVENTS),
  productId: z.int32().positive().optional(),
  quantity: z.int().min(1).max(limits.unitsPerLine).optional(),
  remark: z.enum(STOP_REMARKS).optional(),
  note: longText.max(logisticsLimits.note, atMost(logisticsLimits.note)).default(""),
  /** By the phone's clock. */
  happenedAt: instantField,
});
export type StopEventInput = z.output<typeof stopEvent>;

export const eventsInput = z.strictObject({
  routeId,
  events: z.array(stopEvent).min(1).max(100),
});
export type EventsInput = z.output<typeof eventsInput>;
