import { Skeleton, Title } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { Rich } from "#client/ui/rich.tsx";
import { accountsWeek as m } from "#messages/accounts-week.ts";
import { useSession } from "#client/lib/session/session.ts";
import { Later } from "#client/ui/later.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { ownerOf, type WeekOwner } from "./week-owner.ts";
import classes from "./own-week-slot.module.css";

const OwnWeek = lazy(async () => ({ default: (await import("./own-week.tsx")).OwnWeek }));

/** What a signed-in customer's first page begins with; null for everyone else. `expected` is whom the server knew. */
export function useOwnWeek(expected: WeekOwner | null): ReactNode {
  const { user, isKnown, isLoading } = useSession();
  const isHydrated = useHydrated();
  const owner = isHydrated && isKnown ? ownerOf(user) : expected;
  // Where it could not be asked who is signed in, the week itself says that it failed.
  return owner ? <OwnWeekSlot owner={owner} isLive={isHydrated && !isLoading} /> : null;
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
