import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromCsv } from "#server/csv/csv.ts";
import { speak } from "#server/language.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { businessTimeOn } from "#shared/time.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

let at: CrewDay;
beforeAll(async () => {
  at = await openCrewDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.sql, at.clock.now());
});

const fileOf = (routeId: string, kind: "csv" | "gpx") =>
  at.lou.call((api) => api.logistics.exportRoute({ routeId, kind }));

describe("The file of a route", () => {
  it("lists its stops in order as the printed sheet does, without phone numbers or amounts", async () => {
    await at.locked(2);
    await at.plan();
    const [route] = await at.routes();
    const { name, text } = await fileOf(route!.id, "csv");
    expect(name).toBe(`${at.day.current}-morning-van-1.csv`);
    const [head, ...rows] = fromCsv(text);
    expect(head).toEqual([
      "Stop",
      "Order",
      "Day",
      "Window",
      "Name",
      "Address",
      "Town",
      "Zip code",
      "Crates",
      "Cold items",
      "Note",
    ]);
    const expected = route!.stops.map((stop, position) => [
      String(position + 1),
      stop.orderNumber,
      at.day.current,
      windowOf("morning").label,
      stop.name,
      stop.address,
      stop.city,
      stop.zipCode,
      "1",
      String(stop.cold),
      "",
    ]);
    expect(rows.filter((row) => row.length > 1)).toEqual(expected);
    const phones = route!.stops.map(({ phone }) => phone).filter(Boolean);
    for (const phone of phones) expect(text).not.toContain(phone);
    expect(text).not.toContain("$");
  });

  it("has delivery instructions, which may hold a gate code, only on the day", async () => {
    const [number] = await at.locked(1);
    await at.sql`update orders set delivery = delivery || '{"specialInstructions": "Gate 4711"}'
      where number = ${number!}`;
    await at.plan();
    const [route] = await at.routes();
    for (const kind of ["csv", "gpx"] as const) {
      const { text } = await fileOf(route!.id, kind);
      expect(text).not.toContain("4711");
      expect(text).toContain("Instructions are in the file made on the day of delivery.");
    }
    const { startHour } = windowOf(at.here().window);
    const start = businessTimeOn(at.day.current, startHour);
    at.clock.pass(start.getTime() - at.clock.now().getTime());
    for (const kind of ["csv", "gpx"] as const) {
      const { text } = await fileOf(route!.id, kind);
      expect(text).toContain("Gate 4711");
      expect(text).not.toContain("Instructions are in the file");
    }
    at.clock.pass(48 * 60 * 60_000);
    expect((await fileOf(route!.id, "csv")).text).not.toContain("4711");
  });

  it("cannot run what someone typed as a formula", async () => {
    const [number] = await at.locked(1);
    await at.sql`update orders set delivery = delivery || '{"firstName": "=1+1", "lastName": ""}'
      where number = ${number!}`;
    await at.plan();
    const [route] = await at.routes();
    const { text } = await fileOf(route!.id, "csv");
    expect(text).toContain(",'=1+1,");
  });

  it("marks each stop where the map does, and says that this is its zip code", async () => {
    await at.locked(2);
    await at.plan();
    const [route] = await at.routes();
    const { name, text } = await fileOf(route!.id, "gpx");
    expect(name).toBe(`${at.day.current}-morning-van-1.gpx`);
    for (const [position, stop] of route!.stops.entries()) {
      expect(text).toContain(
        `<wpt lat="${stop.latitude.toFixed(6)}" lon="${stop.longitude.toFixed(6)}"><name>${position + 1}. ${stop.city}, ${stop.orderNumber}</name>`,
      );
      expect(text).toContain(stop.address);
    }
    expect(text).toContain("Each point is the center of the stop’s zip code.");
  });

  it("is in the language of whoever asks for it, and stands in the audit log", async () => {
    await at.locked(1);
    await at.plan();
    const [route] = await at.routes();
    const { text } = await speak("es", () => fileOf(route!.id, "csv"));
    expect(text).toContain("Parada,Pedido,Día,Horario");
    const entries = await at.sql<{ subject_name: string }[]>`select subject_name from audit_log
      where action = 'export.made' and subject_id = ${route!.id}`;
    expect(entries.map((entry) => entry.subject_name)).toEqual([`${at.day.current} Van 1`]);
  });

  it("is for the crew alone, and of a route that exists", async () => {
    await at.locked(1);
    await at.plan();
    const [route] = await at.routes();
    const asked = at.ana.call((api) =>
      api.logistics.exportRoute({ routeId: route!.id, kind: "csv" }),
    );
    await expect(asked).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(fileOf(randomUUID(), "gpx")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
