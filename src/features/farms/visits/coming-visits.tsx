import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { farmsVisits as m } from "#messages/farms/visits/visits.ts";
import { visitDayWords, visitTimes } from "#shared/farms/visits/visit.ts";
import { capital } from "#shared/capital.ts";
import { failureMessage, isApiError } from "#client/lib/api/trpc.ts";
import { UntranslatedNote } from "#client/lib/pages/untranslated.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { ReserveButton } from "./reserve-button.tsx";
import { type ComingVisit, useVisitPages } from "./use-visit-pages.ts";
import styles from "./visits.module.css";

/** The open days of all farms, soonest first, with a button to reserve places. */
export function ComingVisits() {
  const [{ pages }, query] = useVisitPages();
  const visits = pages.flatMap(({ items }) => items);
  const { list, expectMore } = useFocusOnNew(visits.length);
  if (visits.length === 0) {
    return (
      <EmptyState
        art="tractor"
        title={m.none}
        action={<PillLink to="/contact">{m.askVisit}</PillLink>}
      >
        {m.noneText}
      </EmptyState>
    );
  }
  return (
    <section className={styles.section} aria-labelledby="open-days">
      <SectionHeading id="open-days" title={m.title} text={m.lead} />
      <ul ref={list} className={styles.cards}>
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} />
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <ErrorPanel
          title={m.notLoaded}
          message={failureMessage(query.error)}
          requestId={isApiError(query.error) ? query.error.data?.requestId : null}
          onRetry={() => void query.fetchNextPage()}
        />
      ) : null}
      {query.hasNextPage && !query.isFetchNextPageError ? (
        <Button
          className={styles.more}
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => {
            expectMore();
            void query.fetchNextPage();
          }}
        >
          {m.more}
        </Button>
      ) : null}
    </section>
  );
}

/**
 * Focuses the first new item after more were loaded. Not shared with the shop's version, which would add a file to
 * every shop page.
 */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    list.current?.children[from.current]?.querySelector("a")?.focus({ preventScroll: true });
    from.current = null;
  }, [count]);
  return { list, expectMore: () => (from.current = count) };
}

function VisitCard({ visit }: { visit: ComingVisit }) {
  const { id, farmId, farmName, town, text, bring, untranslated, placesLeft } = visit;
  const day = visitDayWords(visit);
  const { from, until } = visitTimes(visit);
  return (
    <li className={styles.card}>
      <p className={styles.when}>
        <span className={styles.day}>{capital(day)}</span> <span>{m.hours(from, until)}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.farm} id={`visit-${id}`}>
          <SiteLink href={`/farmers/${farmId}`}>{farmName}</SiteLink>
        </h3>
        <p className={styles.quiet}>{town}</p>
        <p className={styles.text} lang={untranslated.text}>
          {text}
        </p>
        {bring ? (
          <p className={styles.quiet}>
            <Rich>{m.bringWhat(<span lang={untranslated.bring}>{bring}</span>)}</Rich>
          </p>
        ) : null}
        <UntranslatedNote lang={untranslated.text ?? untranslated.bring} />
      </div>
      <div className={styles.foot}>
        <span className={styles.left}>{placesLeft > 0 ? m.left(placesLeft) : m.full}</span>
        <ReserveButton visit={visit} day={day} />
      </div>
    </li>
  );
}
