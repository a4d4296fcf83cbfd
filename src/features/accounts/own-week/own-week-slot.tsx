import { Skeleton, Title } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { Rich } from "#client/ui/rich.tsx";
import { accountsWeek as m } from "#messages/accounts-week.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type TrpcUtils } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";
import { Later } from "#client/ui/later.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import classes from "./own-week-slot.module.css";

const OwnWeek = lazy(async () => ({ default: (await import("./own-week.tsx")).OwnWeek }));

type Asked = { api: TrpcUtils; queryClient: QueryClient };

/** What the head of a week says of its customer. */
export type WeekOwner = Pick<SessionUser, "firstName">;

/**
 * Whose week the server draws the head of, so that a customer never sees the promise to everybody first; null for
 * all others. A page with it goes to its owner alone and is kept nowhere; the kept one is made without a session.
 */
export async function loadWeekOwner({ api, queryClient }: Asked): Promise<WeekOwner | null> {
  if (!import.meta.env.SSR) return null;
  const user = await api.auth.current.fetch().catch(() => null);
  // The page itself asks who is signed in: what a browser shows again later must not answer for them.
  queryClient.removeQueries({ queryKey: getQueryKey(trpc.auth.current) });
  return ownerOf(user);
}

/** What a signed-in customer's first page begins with; null for everyone else. `expected` is whom the server knew. */
export function useOwnWeek(expected: WeekOwner | null): ReactNode {
  const { user, isKnown } = useSession();
  const isHydrated = useHydrated();
  const owner = isHydrated && isKnown ? ownerOf(user) : expected;
  return owner ? <OwnWeekSlot owner={owner} isLive={isHydrated && isKnown} /> : null;
}

function ownerOf(user: SessionUser | null): WeekOwner | null {
  return user?.role === "customer" ? { firstName: user.firstName } : null;
}

/** It fills the screen until it is there, so that nothing in sight moves when it comes. */
function OwnWeekSlot({ owner, isLive }: { owner: WeekOwner; isLive: boolean }) {
  return (
    <PageContainer className={classes["week"]}>
      <Title order={1}>
        <Rich>
          {m.yourWeek(
            (words) => (
              <em>{words}</em>
            ),
            owner.firstName,
          )}
        </Rich>
      </Title>
      {isLive ? (
        <Later>
          <Suspense fallback={<WeekSkeleton />}>
            <OwnWeek skeleton={<WeekSkeleton />} />
          </Suspense>
        </Later>
      ) : (
        <WeekSkeleton />
      )}
    </PageContainer>
  );
}

function WeekSkeleton() {
  return (
    <div className={classes["waiting"]} aria-busy="true" aria-label={m.loading}>
      <Skeleton h={260} radius="lg" />
      <Skeleton h={260} radius="lg" />
    </div>
  );
}
