import { randomUUID } from "node:crypto";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import type { StopRemark } from "#shared/logistics/stop-progress.ts";
import { openDeliveryDay } from "./delivery-day.ts";
import type { Visitor } from "../../servers/visitor.ts";

export type CrewDay = Awaited<ReturnType<typeof openCrewDay>>;

type Reporting = {
  note?: string;
  minute?: number;
  productId?: number;
  quantity?: number;
  remark?: StopRemark;
};

/** A delivery day's morning window, packed by Lou and driven by Bo. */
export async function openCrewDay(...own: Parameters<typeof openDeliveryDay>) {
  const at = await openDeliveryDay(...own);
  const { clock, lou, bo, ids } = at;
  const here = () => ({ day: at.day.current, window: "morning" as const });
  /** Places this many orders with two lines each, and passes the cut-off. */
  const locked = async (count: number) => {
    const numbers: string[] = [];
    for (let n = 0; n < count; n += 1) numbers.push(await at.bought());
    await at.lock();
    return numbers;
  };
  const tick = (who: Visitor, orderNumber: string, productId: number, isIn = true) =>
    who.call((api) => api.logistics.packLine({ orderNumber, productId, packed: isIn }));
  const packed = async (count: number) => {
    const numbers = await locked(count);
    for (const number of numbers) await at.pack(number);
    return numbers;
  };
  const plan = (vans = 1) => lou.call((api) => api.logistics.plan({ ...here(), vans }));
  const routes = async () => (await lou.call((api) => api.logistics.routes(here()))).routes;
  const start = (routeId: string, who: Visitor = bo) =>
    who.call((api) => api.logistics.start({ routeId }));
  /** A van that has left with this many orders; returns its stops. */
  const out = async (count: number) => {
    const numbers = await packed(count);
    await plan();
    const [route] = await routes();
    await start(route!.id);
    return { numbers, routeId: route!.id, stops: route!.stops };
  };
  const event = (
    stopId: string,
    kind: StopEvent,
    { minute = 0, note = "", ...rest }: Reporting = {},
  ) => {
    const happenedAt = new Date(clock.now().getTime() + minute * 60_000).toISOString();
    return { id: randomUUID(), stopId, kind, note, happenedAt, ...rest };
  };
  const report = (routeId: string, ...events: ReturnType<typeof event>[]) =>
    bo.call((api) => api.logistics.report({ routeId, events }));
  /** Kinds of the emails about an order, except its confirmation. */
  const wayOf = async (number: string) =>
    (await at.mailsOf(number))
      .map(({ kind }) => kind)
      .filter((kind) => ["order_out", "order_delivered", "delivery_failed"].includes(kind))
      .toSorted();
  return {
    ...at,
    ...ids,
    sql: at.market.database.sql,
    here,
    locked,
    tick,
    unpack: (who: Visitor, orderNumber: string) =>
      who.call((api) => api.logistics.unpack({ orderNumber })),
    packed,
    plan,
    routes,
    start,
    out,
    event,
    report,
    wayOf,
  };
}
