import { Button, VisuallyHidden } from "@mantine/core";
import type { RefCallback } from "react";
import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import { formatDayFull } from "#shared/time.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Note } from "./notes-page.tsx";
import styles from "./farmer-notes.module.css";

type NoteCardProps = {
  note: Note;
  farmId: number | undefined;
  /** Called with the card, which can take the focus. */
  cardRef: RefCallback<HTMLElement>;
  /** Called with the button that opens the note's form. */
  changeRef: RefCallback<HTMLElement>;
  /** Null while this note cannot be changed. */
  onChange: (() => void) | null;
  onChanged: () => void;
};

/** One note with its day, why the team has hidden it, and what the farm can do with it. */
export function NoteCard(props: NoteCardProps) {
  const { note, farmId, cardRef, changeRef, onChange, onChanged } = props;
  const { id, text, language, hiddenReason } = note;
  const day = formatDayFull(note.day);
  const remove = trpc.farmer.notes.remove.useMutation({
    meta: { failureTitle: m.notRemoved, ...lostAnswer() },
    onSuccess: () => notify.success(m.removed),
    onSettled: onChanged,
  });
  return (
    <article ref={cardRef} className={styles.card} aria-label={day} tabIndex={-1}>
      <time className={styles.quiet} dateTime={note.day}>
        {day}
      </time>
      <p className={styles.text} lang={language}>
        {text}
      </p>
      {hiddenReason === null ? null : (
        <p className={styles.hidden}>
          <strong>{m.hiddenBy(hiddenReason)}</strong> {m.staysHidden}
        </p>
      )}
      <div className={styles.actions}>
        {onChange ? (
          <Button ref={changeRef} size="sm" variant="default" onClick={onChange}>
            {m.change}
            <VisuallyHidden>{m.ofDay(day)}</VisuallyHidden>
          </Button>
        ) : null}
        <ConfirmButton
          label={m.removeOf(day)}
          shown={m.remove}
          question={m.removeSure}
          size="sm"
          danger
          onConfirm={() => remove.mutateAsync({ id, ...(farmId !== undefined && { farmId }) })}
        />
      </div>
    </article>
  );
}
