import { speak } from "../../language.ts";
import { farmsErrors as m } from "#messages/farms/errors.ts";
import { and, desc, eq, isNotNull, lte } from "drizzle-orm";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { inTransaction } from "#db/transaction.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { editedFields, pickFields } from "#shared/platform/audit/edited-fields.ts";
import { DomainError } from "#shared/errors.ts";
import {
  type FarmPageChange,
  keptForm,
  pageForm,
  sinceYearProblem,
  storedPage,
} from "#shared/farms/farm-page.ts";
import { GROWING_IDS } from "#shared/farms/growing/growing-ids.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "../platform/audit/audit.ts";
import { moveFarm } from "./admin/state.ts";
import { unknownFarm } from "../accounts/farm-members.ts";
import { lockFarm } from "../accounts/lock-farm.ts";
import { takePicture } from "../inventory/pictures.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

type Farm = { id: number };
type Editing = Pick<Deps, "db" | "clock">;

/** A farm's page for editing, with related answers from its application. Throws `not_found`. */
export async function getFarmPage({ db }: Pick<Deps, "db">, { id }: Farm) {
  const [farm] = await db.select().from(farms).where(eq(farms.id, id));
  if (!farm) throw unknownFarm();
  const [application] = await db
    .select({
      whyJoin: farmerApplications.whyJoin,
      productsGrown: farmerApplications.productsGrown,
      farmingPractices: farmerApplications.farmingPractices,
    })
    .from(farmerApplications)
    .where(eq(farmerApplications.farmId, id))
    .orderBy(desc(farmerApplications.submittedAt), desc(farmerApplications.id))
    .limit(1);
  const { name, picture, status, pausedUntil } = farm;
  return {
    id,
    name,
    picture,
    status,
    pausedUntil,
    fields: pageForm(pageOf(farm)),
    application,
  };
}

/**
 * Saves changes to a farm's page, visible to shoppers immediately. Throws `not_found`; `conflict`
 * when someone else has changed one of the same fields since they were read; `invalid` with the
 * field for a founding year in the future.
 */
export async function saveFarmPage(
  deps: Editing,
  actor: Actor,
  { id }: Farm,
  { seen, farmId: _named, ...fields }: FarmPageChange,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const before = await lockFarm(tx, id, "update");
    const now = pageOf(before);
    const { edited, overtaken } = editedFields(seen, pageForm(now), keptForm(fields));
    if (overtaken) throw new DomainError("conflict", m.farmChanged);
    if (edited.length === 0) return;
    const wrongYear =
      edited.includes("sinceYear") &&
      sinceYearProblem(fields.sinceYear, businessDayAt(deps.clock.now()));
    if (wrongYear) throw new DomainError("invalid", wrongYear, { field: "sinceYear" });
    const change = pickFields(storedPage(fields), edited);
    await tx
      .update(farms)
      .set({ ...change, changedAt: deps.clock.now() })
      .where(eq(farms.id, id));
    const subject = { kind: "farm", id, name: before.name };
    const detail = changesBetween(now, change);
    await recordAudit(deps, tx, actor, { action: "farm.page_changed", subject, detail });
  });
}

function pageOf(farm: typeof farms.$inferSelect): ReturnType<typeof storedPage> {
  const { tagline, story, quote, quoteBy, practices, sinceYear, acreage, legalName } = farm;
  const { taglineEs, storyEs, quoteEs, practicesEs } = farm;
  const growing = GROWING_IDS.filter((id) => farm.growing.includes(id));
  const inSpanish = { taglineEs, storyEs, quoteEs, practicesEs };
  const page = {
    tagline,
    story,
    quote,
    quoteBy,
    practices,
    growing,
    sinceYear,
    acreage,
    legalName,
  };
  return { ...page, ...inSpanish };
}

/** Sets a photo of the farm as its cover picture. Throws `not_found`, and `invalid` for another farm's photo. */
export async function changeCover(
  deps: Editing,
  actor: Actor,
  { id }: Farm,
  picture: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const before = await lockFarm(tx, id, "update");
    await takePicture(tx, id, picture);
    await tx.update(farms).set({ picture, changedAt: deps.clock.now() }).where(eq(farms.id, id));
    await recordAudit(deps, tx, actor, {
      action: "farm.page_changed",
      subject: { kind: "farm", id, name: before.name },
      detail: { picture: { from: before.picture, to: picture } },
    });
  });
}

/** Reasons for the audit log, which is always in English. */
const [BY_FARM, PAUSE_OVER] = speak("en", () => [m.byFarm, m.pauseOver] as const);

const OWN_MOVES = ["live", "paused"] as const;

/**
 * Pauses a farm at its own request; its products leave the shop immediately. Throws `not_found`,
 * `invalid` when the reopening day is not in the future, and `conflict` when the market has
 * suspended it.
 */
export async function pauseFarm(
  deps: Editing,
  actor: Actor,
  { id }: Farm,
  until: Day | undefined,
): Promise<void> {
  const move = { id, to: "paused", reason: BY_FARM, ...(until && { until }) } as const;
  await moveFarm(deps, actor, move, OWN_MOVES);
}

/** Reopens a paused farm at its own request. Throws `not_found`, and `conflict` when the market has suspended it. */
export async function reopenFarm(deps: Editing, actor: Actor, { id }: Farm): Promise<void> {
  await moveFarm(deps, actor, { id, to: "live" }, OWN_MOVES);
}

/** Reopens every farm whose pause has ended and returns how many. Safe to run in several processes concurrently. */
export async function reopenPausedFarms(deps: Editing): Promise<number> {
  const now = deps.clock.now();
  const today = businessDayAt(now);
  return inTransaction(deps.db, async (tx) => {
    const paused = await tx
      .select({ id: farms.id, name: farms.name, status: farms.status })
      .from(farms)
      .where(
        and(
          eq(farms.status, "paused"),
          isNotNull(farms.pausedUntil),
          lte(farms.pausedUntil, today),
        ),
      )
      .for("update", { skipLocked: true });
    for (const farm of paused) {
      const { id, name } = farm;
      const set = { statusSince: now, pausedUntil: null, changedAt: now };
      await advance(tx, lifecycles.farm, farm, "open", { set });
      await recordAudit(deps, tx, null, {
        action: "farm.opened",
        subject: { kind: "farm", id, name },
        detail: { reason: PAUSE_OVER },
      });
    }
    return paused.length;
  });
}
