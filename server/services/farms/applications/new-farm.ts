import { farmsErrors as m } from "#messages/farms/errors.ts";
import { sinceYearProblem } from "#shared/farms/farm-page.ts";
import { businessDayAt } from "#shared/time.ts";
import { familyOf, firstTagline } from "#shared/farms/first-page.ts";
import { speak } from "../../../language.ts";
import { eq, like, sql } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import type { Tx } from "#db/client.ts";
import { type Approval, farmSlug, slugBase } from "#shared/farms/applications/application-admin.ts";
import { DomainError } from "#shared/errors.ts";
import { sharedScene } from "#shared/platform/pages/pictures.ts";
import { cityFitsZip, placeOfZip } from "#server/geo/zips.ts";
import { containing } from "../../platform/database/table-query.ts";
import type { ApplicationRow } from "./move.ts";

/** The farm of an approved application, usually just created from it. */
export type NewFarm = Pick<typeof farms.$inferSelect, "id" | "name" | "status">;

/**
 * Creates the farm of an application: live, with its name and location, but without products. The
 * text of its page is left to the farm. Throws `invalid` with the field for a zip code outside
 * California, a town far from the zip code, or a founding year in the future.
 */
export async function makeFarm(
  tx: Tx,
  application: ApplicationRow,
  { town, zipCode, sinceYear, acreage, commissionBps }: Omit<Approval, "id">,
  now: Date,
): Promise<NewFarm> {
  const { latitude, longitude } = placeOf(town, zipCode);
  const wrongYear = sinceYearProblem(sinceYear, businessDayAt(now));
  if (wrongYear) throw new DomainError("invalid", wrongYear, { field: "sinceYear" });
  const { farmName: name, familyName, farmType } = application;
  const [farm] = await tx
    .insert(farms)
    .values({
      slug: await freeSlug(tx, name),
      name,
      family: familyOf(familyName),
      town,
      zipCode,
      latitude,
      longitude,
      sinceYear,
      acreage,
      farmType,
      tagline: speak("en", () => firstTagline(farmType, town)),
      taglineEs: speak("es", () => firstTagline(farmType, town)),
      story: [],
      quote: "",
      quoteBy: "",
      practices: [],
      statusSince: now,
      createdAt: now,
      changedAt: now,
      commissionBps,
      picture: await pictureLike(tx, farmType),
    })
    .returning({ id: farms.id, name: farms.name, status: farms.status });
  if (!farm) throw new Error("The new farm did not come back");
  return farm;
}

function placeOf(town: string, zipCode: string) {
  const place = placeOfZip(zipCode);
  if (!place) {
    throw new DomainError("invalid", m.notCalifornia, {
      field: "zipCode",
    });
  }
  if (!cityFitsZip(town, zipCode)) {
    throw new DomainError("invalid", m.farFrom(zipCode, place.city, town), {
      field: "town",
    });
  }
  return place;
}

/**
 * A slug that is not taken. An advisory lock keeps concurrent approvals of farms with the same name
 * from choosing the same slug.
 */
async function freeSlug(tx: Tx, name: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farms.slug'))`);
  const begins = containing(slugBase(name)).slice(1);
  const taken = await tx.select({ slug: farms.slug }).from(farms).where(like(farms.slug, begins));
  return farmSlug(name, new Set(taken.map(({ slug }) => slug)));
}

/** The picture of an existing farm, preferably of the same type, until the new farm has its own. */
async function pictureLike(tx: Tx, farmType: string): Promise<string> {
  const [neighbor] = await tx
    .select({ picture: farms.picture })
    .from(farms)
    .orderBy(sql`${eq(farms.farmType, farmType)} desc`, farms.id)
    .limit(1);
  return neighbor?.picture ?? sharedScene;
}
