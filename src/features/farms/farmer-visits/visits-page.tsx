import { Button } from "@mantine/core";
import { useState } from "react";
import { farmsVisitsDesk as m } from "#messages/farms/visits/visits-desk.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { useFocusNext } from "#client/lib/forms/use-focus-next.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { AnnounceForm } from "./announce-form.tsx";
import { ChangeForm } from "./change-form.tsx";
import { isOpenToChange, VisitCard } from "./visit-card.tsx";
import styles from "./farmer-visits.module.css";

type Listed = Outputs["farmer"]["visits"]["list"];
export type Visit = Listed["visits"][number];

type VisitsPageProps = { farmId: number | undefined };

/** A farm's open days with their guests; they can be announced, changed, and canceled here. */
export function VisitsPage({ farmId }: VisitsPageProps) {
  const query = trpc.farmer.visits.list.useQuery(farmId === undefined ? {} : { farmId }, {
    refetchOnMount: "always",
  });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(listed, failure) => (
        <>
          {failure}
          <Visits listed={listed} farmId={farmId} onChanged={() => void query.refetch()} />
        </>
      )}
    </Loaded>
  );
}

// What can take the focus when a form closes.
const ANNOUNCE = "announce";
const cardOf = (id: string) => `card:${id}`;
const changeOf = (id: string) => `change:${id}`;

type VisitsProps = VisitsPageProps & { listed: Listed; onChanged: () => void };

function Visits({ listed: { farm, visits }, farmId, onChanged }: VisitsProps) {
  const [isAnnouncing, setAnnouncing] = useState(false);
  const [changing, setChanging] = useState<string | null>(null);
  const focus = useFocusNext();
  // One form at a time, so that opening another one does not lose what was typed.
  const isOpen = isAnnouncing || visits.some(({ id }) => id === changing);
  const announce =
    farm.isLive && !isOpen ? (
      <Button ref={focus.refOf(ANNOUNCE)} size="md" onClick={() => setAnnouncing(true)}>
        {m.announce}
      </Button>
    ) : null;
  const close = (next: string) => {
    focus.next(next);
    setAnnouncing(false);
    setChanging(null);
  };
  const done = (id: string) => {
    close(cardOf(id));
    onChanged();
  };
  return (
    <>
      <AreaHeading title={m.title} actions={visits.length === 0 ? null : announce}>
        {farm.isLive ? m.lead : m.notLive}
      </AreaHeading>
      {isAnnouncing ? (
        <AnnounceForm farmId={farmId} onDone={done} onCancel={() => close(ANNOUNCE)} />
      ) : null}
      {visits.length === 0 && !isAnnouncing ? (
        <EmptyState title={m.none} action={announce}>
          {m.noneText}
        </EmptyState>
      ) : null}
      <ul className={styles.list} aria-label={m.title}>
        {visits.map((visit) => (
          <li key={visit.id}>
            {changing === visit.id ? (
              <ChangeForm
                visit={visit}
                farmId={farmId}
                onDone={() => done(visit.id)}
                // One called off meanwhile has no button left.
                onCancel={() => close((isOpenToChange(visit) ? changeOf : cardOf)(visit.id))}
              />
            ) : (
              <VisitCard
                visit={visit}
                farmId={farmId}
                cardRef={focus.refOf(cardOf(visit.id))}
                changeRef={focus.refOf(changeOf(visit.id))}
                onChange={isOpen ? null : () => setChanging(visit.id)}
                onChanged={onChanged}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
