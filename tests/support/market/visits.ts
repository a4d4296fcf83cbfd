import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { testDeps } from "../deps.ts";
import { type FreshDatabase, freshDatabase } from "../postgres/database.ts";
import { visitor } from "../servers/visitor.ts";
import { type MovableClock, movableClock } from "./time/clock.ts";
import { farmOwner } from "./people/farm-owner.ts";

/** Noon on Monday, November 23, 2026 in California; the visit is on Saturday of the following week. */
const START = "2026-11-23T20:00:00Z";

export const VISIT = {
  day: "2026-12-05",
  from: "10:00",
  until: "12:30",
  places: 10,
  text: "The beets and who pulls them.",
  bring: "Boots",
  meetingPoint: "At the blue gate",
  textEs: "",
  bringEs: "",
  meetingPointEs: "",
};
type Announced = Partial<typeof VISIT>;
type Asked = Parameters<AppCaller["farms"]["visits"]>[0];

export type VisitWorld = {
  deps: Deps;
  clock: MovableClock;
  owner: Awaited<ReturnType<typeof farmOwner>>;
  /** Announces an open day at the owner's farm. */
  announce(fields?: Announced): Promise<string>;
  /** Reserves places as a visitor without an account. */
  reserve(id: string, email: string, party?: number): Promise<unknown>;
  /** A page of the public list of open days. */
  page(of?: Asked): ReturnType<AppCaller["farms"]["visits"]>;
  listed(of?: Asked): Promise<Awaited<ReturnType<AppCaller["farms"]["visits"]>>["items"]>;
  own(): ReturnType<AppCaller["farmer"]["visits"]["list"]>;
};

/** A farm and its owner, on a database without other users, farms, or open days. */
export async function visitWorld({ db, empty }: FreshDatabase): Promise<VisitWorld> {
  await empty("users", "farms", "audit_log", "throttles", "emails");
  const clock = movableClock(START);
  const deps = testDeps(db, { clock });
  const owner = await farmOwner(deps);
  const page = (of?: Asked) => visitor(deps).call((api) => api.farms.visits(of));
  return {
    deps,
    clock,
    owner,
    announce: async (fields = {}) =>
      (await owner.call((api) => api.farmer.visits.announce({ ...VISIT, ...fields }))).id,
    reserve: (id, email, party = 2) =>
      visitor(deps).call((api) =>
        api.farms.places.reserve({ id, firstName: "Guest", email, party }),
      ),
    page,
    listed: async (of) => (await page(of)).items,
    own: () => owner.call((api) => api.farmer.visits.list({})),
  };
}

/** Opens a database for the file, and begins each test with a farm and its owner on it. */
export function withVisits(
  begin: (opened: { database: FreshDatabase; world: VisitWorld }) => void,
): void {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database[Symbol.asyncDispose]());
  beforeEach(async () => begin({ database, world: await visitWorld(database) }));
}
