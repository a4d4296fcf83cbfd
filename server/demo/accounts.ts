import { inArray } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Role } from "#shared/accounts/roles.ts";
import type { Deps } from "../deps.ts";

export const DEMO_PASSWORD = "harvest-demo";

/**
 * How long the demo market has been open: longer than its simulated past, so that farms and accounts are older
 * than their first order.
 */
export const DEMO_MARKET_AGE_MS = 90 * DAY_MS;

type DemoAccount = {
  username: string;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  zipCode: string;
  phoneNumber: string;
};

/** One account per role, with the role as its user name. Never created on a production server. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: "customer",
    role: "customer",
    email: "customer@furrow.example",
    firstName: "Nora",
    lastName: "Whitfield",
    zipCode: "94952",
    phoneNumber: "(707) 555-0161",
  },
  {
    username: "farmer",
    role: "farmer",
    email: "farmer@furrow.example",
    firstName: "Tomás",
    lastName: "Delgado",
    zipCode: "95616",
    phoneNumber: "(530) 555-0148",
  },
  {
    username: "logistics",
    role: "logistics",
    email: "logistics@furrow.example",
    firstName: "June",
    lastName: "Park",
    zipCode: "94607",
    phoneNumber: "(510) 555-0177",
  },
  {
    username: "admin",
    role: "admin",
    email: "admin@furrow.example",
    firstName: "Grace",
    lastName: "Okafor",
    zipCode: "94952",
    phoneNumber: "(707) 555-0190",
  },
];

/** Creates the demo accounts that are missing and leaves the others unchanged. */
export async function seedDemoAccounts({ db, auth, clock }: Pick<Deps, "db" | "auth" | "clock">) {
  const existing = await db
    .select({ username: users.username })
    .from(users)
    .where(
      inArray(
        users.username,
        demoAccounts.map((account) => account.username),
      ),
    );
  const names = new Set(existing.map((account) => account.username));
  const missing = demoAccounts.filter((account) => !names.has(account.username));
  if (missing.length === 0) return;
  const openedAt = new Date(clock.now().getTime() - DEMO_MARKET_AGE_MS);
  const rows = await Promise.all(
    missing.map(async (account) => ({
      ...account,
      passwordHash: await auth.hashPassword(DEMO_PASSWORD, account.username),
      emailVerifiedAt: openedAt,
      createdAt: openedAt,
    })),
  );
  await db.insert(users).values(rows).onConflictDoNothing();
}
