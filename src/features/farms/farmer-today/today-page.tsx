import { farmsToday as m } from "#messages/farms/today.ts";
import { Link } from "@tanstack/react-router";
import { Title } from "@mantine/core";
import { capital } from "#shared/capital.ts";
import { inRunWords, pendingWords } from "#shared/farms/money/farm-balance.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { formatDayLong, formatDayShort } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { Freshness } from "#client/ui/data-table/freshness.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { BringCard } from "./bring-card.tsx";
import { FirstTasks } from "./first-tasks.tsx";
import { TeamEdits } from "./team-edits.tsx";
import styles from "./farmer-today.module.css";

type Today = Outputs["farmer"]["today"];

/** The farm's day at a glance: what to do first, what is due next, what is coming, and the money. */
export function TodayPage({ farmId }: { farmId: number | undefined }) {
  const query = trpc.farmer.today.useQuery({ farmId }, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(today, failure) => (
        <>
          <AreaHeading title={today.farm.name}>
            {capital(formatDayLong(today.today))}. <Freshness query={query} />
          </AreaHeading>
          {failure}
          <FirstTasks today={today} />
          <div className={styles.columns}>
            <div className={styles.stack}>
              {today.sheet ? (
                <BringCard sheet={today.sheet} today={today.today} farmId={farmId} />
              ) : null}
              <Due today={today} />
            </div>
            <div className={styles.stack}>
              <NextCutOff next={today.nextCutOff} />
              <Money today={today} />
              <TeamEdits {...today.byTeam} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}

function Due({ today: { due, coming } }: { today: Today }) {
  return (
    <section className={styles.stack} aria-labelledby="due">
      <Title order={2} size="h3" id="due">
        {m.toHarvest}
      </Title>
      {due.length === 0 ? (
        <p className={styles.nothing}>
          {m.nothingDue} {coming.length > 0 ? m.canGrow : m.noneOpen}
        </p>
      ) : null}
      <ul className={styles.days}>
        {[...due, ...coming].map((one) => (
          <li key={one.day}>
            <Link to="/dashboard/farmer/harvest" search={{ day: one.day }} className={styles.day}>
              <span className={styles.dayName}>{capital(formatDayShort(one.day))}</span>
              <span className={styles.quiet}>{progressOf(one, coming.includes(one))}</span>
              <span className={styles.count}>{m.units(one.units)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function progressOf({ lines, waiting }: Today["due"][number], isOpen: boolean): string {
  if (isOpen) return m.soFar;
  return waiting === 0 ? m.allReadyDone : m.linesReady(lines - waiting, lines);
}

function NextCutOff({ next }: { next: Today["nextCutOff"] }) {
  if (!next) return null;
  return (
    <section className={styles.band} aria-label={m.nextCutOff}>
      <p className={styles.quiet}>{m.nextCutOff}</p>
      <Title order={2} size="h3">
        {formatDeadline(next.at)}
      </Title>
      <p className={styles.quiet}>{m.thenClose(formatDayLong(next.day))}</p>
    </section>
  );
}

function Money({ today }: { today: Today }) {
  const { thisWeek, lastWeek, balance } = today;
  return (
    <section className={styles.card} aria-label={m.money}>
      <dl className={styles.figures}>
        <div>
          <dt>{m.soldThisWeek}</dt>
          <dd>{formatUsd(thisWeek)}</dd>
        </div>
        <div>
          <dt>{m.soldLastWeek}</dt>
          <dd>{formatUsd(lastWeek)}</dd>
        </div>
        <div>
          <dt>{m.shareEarned}</dt>
          <dd>{formatUsd(balance.earned)}</dd>
        </div>
        <div>
          <dt>{m.sharePending}</dt>
          <dd>{formatUsd(balance.pending)}</dd>
        </div>
      </dl>
      <p className={styles.payout}>{nextPayoutWords(today)}</p>
      {balance.inRun > 0 ? <p className={styles.quiet}>{inRunWords(balance.inRun)}</p> : null}
      <p className={styles.quiet}>{pendingWords(balance.delayDays)}</p>
      <Link to="/dashboard/farmer/sales" className={styles.more}>
        {m.seeSalesAndPayouts}
      </Link>
    </section>
  );
}

/** When the farm is paid next, and how much so far; no day while it has no account to be paid to. */
function nextPayoutWords({ balance, account }: Today): string {
  const { earned, inRun, nextPayoutDay, smallest } = balance;
  if (account.state !== "ready") return m.payoutsWait;
  const day = formatDayLong(nextPayoutDay);
  const next = cents(earned - inRun);
  if (next <= 0) return m.noPayoutYet(day);
  if (next < smallest) return m.tooLittleYet(day, formatUsd(next), formatUsd(smallest));
  return m.nextPayout(day, formatUsd(next));
}
