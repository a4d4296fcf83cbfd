import { redirect } from "@tanstack/react-router";
import { pathHere } from "#shared/language.ts";
import { isOfflinePage } from "#shared/platform/pages/offline-pages.ts";
import { type Area, mayEnter } from "#shared/accounts/roles.ts";
import { safeNext } from "#shared/accounts/safe-next.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { isUnreached, type TrpcUtils } from "#client/lib/api/trpc.ts";

/** Staff on a production server are sent here until they have a second factor; nothing else is open to them. */
const SET_UP = "/account/security";

const isStaff = ({ role }: SessionUser) => role === "admin" || role === "logistics";

type Visit = { context: { api: TrpcUtils }; location: { href: string } };

/**
 * For `beforeLoad`: redirects signed-out users to /auth, and back here afterward (spec section 2). A page that
 * opens offline trusts the user stored on the phone: it shows only data stored there, and the server checks every
 * call again.
 */
export async function requireUser(visit: Visit): Promise<{ user: SessionUser }> {
  try {
    return { user: await knownUser(visit) };
  } catch (error) {
    const mayBeKept = isUnreached(error) && isOfflinePage(visit.location.href);
    const user = mayBeKept ? await userOfPhone() : null;
    if (!user) throw error;
    return { user };
  }
}

async function userOfPhone(): Promise<SessionUser | null> {
  const { loadOfflineUser } = await import("#client/lib/platform/offline/offline-user.ts");
  return loadOfflineUser();
}

async function knownUser({ context, location }: Visit): Promise<SessionUser> {
  const user = await context.api.auth.current.ensureData();
  if (!user) throw redirect({ to: "/auth", search: { next: location.href } });
  if (isStaff(user) && !location.href.startsWith(SET_UP)) {
    const mustSetUp = await context.api.accounts.mustSetUpSecondFactor.fetch();
    if (mustSetUp) throw redirect({ to: SET_UP });
  }
  return user;
}

/** For `beforeLoad` below `requireUser`: redirects users without the required role to their own dashboard. */
export function areaGuard(area: Area) {
  return ({ context }: { context: { user: SessionUser } }): void => {
    if (!mayEnter(context.user.role, area)) throw redirect({ to: "/dashboard" });
  };
}

type AuthVisit = { context: { api: TrpcUtils }; search: { next?: string } };

/** For `beforeLoad` of /auth: redirects users who are already signed in. */
export async function leaveWhenSignedIn({ context, search }: AuthVisit): Promise<void> {
  const user = await context.api.auth.current.ensureData();
  if (user) throw redirect({ href: pathHere(safeNext(search.next)) });
}
