import { Button } from "@mantine/core";
import { useState } from "react";
import { farmsNotesDesk as m } from "#messages/farms/notes-desk.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { ChangeForm } from "./change-form.tsx";
import { NoteCard } from "./note-card.tsx";
import { WriteForm } from "./write-form.tsx";
import styles from "./farmer-notes.module.css";

type Listed = Outputs["farmer"]["notes"]["list"];
export type Note = Listed["notes"][number];

type NotesPageProps = { farmId: number | undefined };

/** A farm's notes on its public page: written, changed and taken down here. */
export function NotesPage({ farmId }: NotesPageProps) {
  const query = trpc.farmer.notes.list.useQuery(farmId === undefined ? {} : { farmId }, {
    refetchOnMount: "always",
  });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(listed, failure) => (
        <>
          {failure}
          <Notes listed={listed} farmId={farmId} onChanged={() => void query.refetch()} />
        </>
      )}
    </Loaded>
  );
}

type NotesProps = NotesPageProps & { listed: Listed; onChanged: () => void };

function Notes({ listed: { farm, notes }, farmId, onChanged }: NotesProps) {
  const [isWriting, setWriting] = useState(false);
  const [changing, setChanging] = useState<string | null>(null);
  const write = farm.isSuspended ? null : (
    <Button size="md" onClick={() => setWriting(true)}>
      {m.write}
    </Button>
  );
  const done = () => {
    setWriting(false);
    setChanging(null);
    onChanged();
  };
  return (
    <>
      <AreaHeading
        title={m.title}
        actions={
          <>
            {isWriting || notes.length === 0 ? null : write}
            <PillLink to="/farmers/$id" params={{ id: String(farm.id) }} target="_blank">
              {m.seePage}
            </PillLink>
          </>
        }
      >
        {farm.isSuspended ? m.suspended : m.leadFarm}
      </AreaHeading>
      {isWriting ? (
        <WriteForm farmId={farmId} onDone={done} onCancel={() => setWriting(false)} />
      ) : null}
      {notes.length === 0 && !isWriting ? (
        <EmptyState title={m.none} action={write}>
          {m.noneText}
        </EmptyState>
      ) : null}
      {notes.length > 0 ? (
        <ul className={styles.list} aria-label={m.title}>
          {notes.map((note) => (
            <li key={note.id}>
              {changing === note.id ? (
                <ChangeForm
                  note={note}
                  farmId={farmId}
                  onDone={done}
                  onCancel={() => setChanging(null)}
                />
              ) : (
                <NoteCard
                  note={note}
                  farmId={farmId}
                  onChange={farm.isSuspended ? null : () => setChanging(note.id)}
                  onChanged={onChanged}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
