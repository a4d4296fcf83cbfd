import { Skeleton, Title } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { Rich } from "#client/ui/rich.tsx";
import { accountsWeek as m } from "#messages/accounts/home/week.ts";
import { useSession } from "#client/lib/session/session.ts";
import { Later } from "#client/ui/later.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { ownerOf, type WeekOwner } from "./week-owner.ts";
import classes from "./own-week-slot.module.css";

const OwnWeek = lazy(async () => ({ default: (await import("./own-week.tsx")).OwnWeek }));

/**
 * The top of the home page for signed-in customers; null for everyone else. `expected` is the user that the server
 * rendered for.
 */
export function useOwnWeek(expected: WeekOwner | null): ReactNode {
  const { user, isKnown, isLoading } = useSession();
  const isHydrated = useHydrated();
  const owner = isHydrated && isKnown ? ownerOf(user) : expected;
  // If the session query failed, the week shows the error itself.
  return owner ? <OwnWeekSlot owner={owner} isLive={isHydrated && !isLoading} /> : null;
}

/** A placeholder that fills the screen while loading, so that no visible content shifts. */
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
