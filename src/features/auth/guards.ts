import { redirect } from "@tanstack/react-router";
import { type Area, mayEnter } from "#shared/roles.ts";
import { safeNext } from "#shared/safe-next.ts";
import type { SessionUser } from "#shared/user.ts";
import type { TrpcUtils } from "#client/lib/trpc.ts";

/** Where staff of a production server go first: nothing else is open without a second factor. */
const SET_UP = "/account/security";

const isStaff = ({ role }: SessionUser) => role === "admin" || role === "logistics";

type Visit = { context: { api: TrpcUtils }; location: { href: string } };

/** For `beforeLoad`: without a user to /auth, and back here afterwards (spec section 2). */
export async function requireUser({ context, location }: Visit): Promise<{ user: SessionUser }> {
  const user = await context.api.auth.current.ensureData();
  if (!user) throw redirect({ to: "/auth", search: { next: location.href } });
  if (isStaff(user) && !location.href.startsWith(SET_UP)) {
    const mustSetUp = await context.api.account.mustSetUpSecondFactor.fetch();
    if (mustSetUp) throw redirect({ to: SET_UP });
  }
  return { user };
}

/** For `beforeLoad` below `requireUser`: a role that may not enter goes to its own dashboard. */
export function areaGuard(area: Area) {
  return ({ context }: { context: { user: SessionUser } }): void => {
    if (!mayEnter(context.user.role, area)) throw redirect({ to: "/dashboard" });
  };
}

type AuthVisit = { context: { api: TrpcUtils }; search: { next?: string } };

/** For `beforeLoad` of /auth: who is signed in already has no business there. */
export async function leaveWhenSignedIn({ context, search }: AuthVisit): Promise<void> {
  const user = await context.api.auth.current.ensureData();
  if (user) throw redirect({ href: safeNext(search.next) });
}
