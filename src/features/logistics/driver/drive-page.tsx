import { useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { isThrough } from "#shared/logistics/round.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { failureMessage } from "#client/lib/trpc.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { PageSpinner } from "#client/ui/page-spinner.tsx";
import styles from "./driver.module.css";
import type { Round } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { RoundEnd } from "./round-end.tsx";
import { RoundStart } from "./round-start.tsx";
import { StopList } from "./stop-list.tsx";
import { StopScreen } from "./stop-screen.tsx";
import { LineBar } from "./line-bar.tsx";
import { useKeptPage } from "./use-kept-page.ts";
import { useRound } from "./use-round.ts";

/** A driver's round on a phone: one door per screen, with or without a line. */
export function DrivePage({ driver, routeId }: { driver: SessionUser; routeId: string }) {
  const driving = useRound(driver, routeId);
  const { query, round, unsent, isOffline, flush } = driving;
  useKeptPage(round !== null);
  if (!round) {
    if (query.isPending) return <PageSpinner />;
    return (
      <ErrorPanel message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  // Until the van leaves, disputed orders still have a place that they lose then.
  const doors = round.stops.filter(({ isStopped }) => round.state !== "planned" || !isStopped);
  const done = doors.filter(isThrough).length;
  return (
    <div className={styles["page"]}>
      <div>
        <AreaHeading title={round.name}>
          {formatSlot(round.day, round.window)}. {done} of {doors.length} doors done.
        </AreaHeading>
        <LineBar unsent={unsent} isOffline={isOffline} onSend={flush} />
      </div>
      <RoundBody round={round} unsent={unsent} tell={driving.tell} />
    </div>
  );
}

type RoundBodyProps = {
  round: Round;
  unsent: number;
  tell: ReturnType<typeof useRound>["tell"];
};

function RoundBody({ round, unsent, tell }: RoundBodyProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { stops } = round;
  if (stops.length === 0) return <EmptyState title="No doors on this round" />;
  if (round.state === "planned") return <RoundStart round={round} />;
  const next = stops.find((stop) => !isThrough(stop));
  const shown = stops.find(({ id }) => id === chosen) ?? next;
  return (
    <>
      {shown ? (
        <StopScreen
          key={shown.id}
          stop={shown}
          number={stops.indexOf(shown) + 1}
          count={stops.length}
          tell={tell}
          onDone={() => setChosen(null)}
        />
      ) : (
        <RoundEnd round={round} unsent={unsent} />
      )}
      <StopList stops={stops} shown={shown?.id ?? null} onChoose={setChosen} />
    </>
  );
}
