import { Button } from "@mantine/core";
import { useState } from "react";
import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useFocusNext } from "#client/lib/forms/use-focus-next.ts";
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

// What can take the focus when a form closes.
const WRITE = "write";
const cardOf = (id: string) => `card:${id}`;
const changeOf = (id: string) => `change:${id}`;

type NotesProps = NotesPageProps & { listed: Listed; onChanged: () => void };

function Notes({ listed: { farm, notes }, farmId, onChanged }: NotesProps) {
  const [isWriting, setWriting] = useState(false);
  const [changing, setChanging] = useState<Note | null>(null);
  const focus = useFocusNext();
  // One form at a time, so that opening another one does not lose what was typed.
  const isOpen = isWriting || changing !== null;
  const isGone = changing !== null && notes.every(({ id }) => id !== changing.id);
  // A note that a colleague takes down while it is being changed stays until its form is closed.
  const shown = isGone ? [changing, ...notes] : notes;
  const isClosed = farm.isSuspended || isOpen;
  const write = isClosed ? null : (
    <Button ref={focus.refOf(WRITE)} size="md" onClick={() => setWriting(true)}>
      {m.write}
    </Button>
  );
  const close = (next: string) => {
    focus.next(next);
    setWriting(false);
    setChanging(null);
  };
  const done = (next: string) => {
    close(next);
    onChanged();
  };
  return (
    <>
      <AreaHeading
        title={m.title}
        actions={
          <>
            {shown.length === 0 ? null : write}
            <PillLink to="/farmers/$id" params={{ id: String(farm.id) }} target="_blank">
              {m.seePage}
            </PillLink>
          </>
        }
      >
        {farm.isSuspended ? m.suspended : m.leadFarm}
      </AreaHeading>
      {isWriting ? (
        <WriteForm
          farmId={farmId}
          onDone={(id) => done(cardOf(id))}
          onCancel={() => close(WRITE)}
        />
      ) : null}
      {shown.length === 0 && !isWriting ? (
        <EmptyState title={m.none} action={write}>
          {m.noneText}
        </EmptyState>
      ) : null}
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label={m.title}>
          {shown.map((note) => (
            <li key={note.id}>
              {changing?.id === note.id ? (
                <ChangeForm
                  note={note}
                  isGone={isGone}
                  farmId={farmId}
                  onDone={() => done(changeOf(note.id))}
                  onCancel={() => close(isGone ? WRITE : changeOf(note.id))}
                />
              ) : (
                <NoteCard
                  note={note}
                  farmId={farmId}
                  cardRef={focus.refOf(cardOf(note.id))}
                  changeRef={focus.refOf(changeOf(note.id))}
                  onChange={isClosed ? null : () => setChanging(note)}
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
