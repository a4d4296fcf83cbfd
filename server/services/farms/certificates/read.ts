import { and, asc, eq, ne } from "drizzle-orm";
import { farmCertifications } from "#db/schema/farms/certificates.ts";
import { users } from "#db/schema/accounts/users.ts";
import { ENDING_DAYS } from "#shared/farms/farm-certificate.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import {
  endsWithin,
  hasNoRenewal,
  laterIsVerified,
  renewalWaits,
} from "../../catalog/certificates.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";

/** Certificates shown at a time in each of the team's lists, most urgent first. */
const LISTED = 8;

/** A farm's certificates, for its own people and for admins. Only admins see who decided on them. */
export async function certificatesOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Pick<SessionUser, "role">,
  farm: OwnFarm,
) {
  const rows = await db
    .select({
      id: farmCertifications.id,
      state: farmCertifications.state,
      certification: farmCertifications.certification,
      name: farmCertifications.name,
      issuer: farmCertifications.issuer,
      number: farmCertifications.number,
      validTo: farmCertifications.validTo,
      documentId: farmCertifications.documentId,
      submittedAt: farmCertifications.submittedAt,
      decidedAt: farmCertifications.decidedAt,
      decidedBy: users.username,
      reason: farmCertifications.reason,
    })
    .from(farmCertifications)
    .leftJoin(users, eq(users.id, farmCertifications.decidedBy))
    .where(and(eq(farmCertifications.farmId, farm.id), ne(farmCertifications.state, "withdrawn")))
    .orderBy(asc(farmCertifications.id));
  const isAdmin = user.role === "admin";
  return {
    farm: { id: farm.id, name: farm.name },
    today: businessDayAt(clock.now()),
    certificates: rows.map((row) => ({ ...row, decidedBy: isAdmin ? row.decidedBy : null })),
  };
}

/** A certificate on the team's lists. */
export type ListedCertificate = {
  id: number;
  farmId: number;
  farmName: string;
  certification: string;
  name: string | null;
  validTo: Day;
};
type Listed = { total: number; rows: ListedCertificate[] };

/** The team's lists: certificates waiting for a decision, longest wait first, and those about to expire. */
export async function certificatesForTeam({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<{ waiting: Listed; ending: Listed }> {
  const sql = db.$client;
  const today = businessDayAt(clock.now());
  const read = async (
    which: ReturnType<typeof endsWithin>,
    order: ReturnType<typeof endsWithin>,
  ) => {
    const rows = await sql<(ListedCertificate & { total: number })[]>`
      select c.id, c.farm_id as "farmId", f.name as "farmName", c.certification, c.name,
        c.valid_to::text as "validTo", (count(*) over ())::int as total
      from farm_certifications c join farms f on f.id = c.farm_id
      where ${which} order by ${order}, c.id limit ${LISTED}`;
    return {
      total: rows[0]?.total ?? 0,
      rows: rows.map(({ total: _, ...row }) => row),
    };
  };
  const [waiting, ending] = await Promise.all([
    read(sql`c.state = 'waiting'`, sql`c.submitted_at`),
    read(endsWithin(sql, today, ENDING_DAYS), sql`c.valid_to`),
  ]);
  return { waiting, ending };
}

/**
 * Certificates the farm needs to act on: those that expire within `ENDING_DAYS` days or expired
 * that recently and have no verified renewal, those rejected with none of the same kind verified
 * since, and claims without details.
 */
export async function certificateAlerts(
  { db }: Pick<Deps, "db">,
  farmId: number,
  today: Day,
): Promise<CertificateAlert[]> {
  const sql = db.$client;
  return [
    ...(await sql<CertificateAlert[]>`
      select c.id, case when c.state <> 'verified' then c.state::text
          when c.valid_to < ${today} then 'ended' else 'ending' end as what,
        c.certification, c.name, c.valid_to::text as "validTo",
        c.state = 'verified' and ${renewalWaits(sql)} as "renewalWaits"
      from farm_certifications c
      where c.farm_id = ${farmId}
        and (c.state = 'claimed' or (c.state = 'rejected' and not ${laterIsVerified(sql)})
          or ${endsWithin(sql, today, ENDING_DAYS)}
          or (c.state = 'verified' and ${today}::date - c.valid_to between 1 and ${ENDING_DAYS}::int
            and ${hasNoRenewal(sql)}))
      order by c.valid_to nulls last, c.id`),
  ];
}

/** A certificate that its farm needs to act on, and why. */
export type CertificateAlert = {
  id: number;
  what: "ending" | "ended" | "rejected" | "claimed";
  certification: string;
  name: string | null;
  validTo: Day | null;
  /** Whether the farm has submitted a renewal that is waiting for a decision. */
  renewalWaits: boolean;
};
