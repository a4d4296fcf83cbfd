import { Button, VisuallyHidden } from "@mantine/core";
import { farmsNotesDesk as m } from "#messages/farms/notes-desk.ts";
import { formatDayFull } from "#shared/time.ts";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Note } from "./notes-page.tsx";
import styles from "./farmer-notes.module.css";

type NoteCardProps = {
  note: Note;
  farmId: number | undefined;
  /** Null while the farm's notes cannot be changed. */
  onChange: (() => void) | null;
  onChanged: () => void;
};

/** One note with its day, why the team has hidden it, and what the farm can do with it. */
export function NoteCard({ note, farmId, onChange, onChanged }: NoteCardProps) {
  const { id, text, language, hiddenReason } = note;
  const day = formatDayFull(note.day);
  const utils = trpc.useUtils();
  const remove = trpc.farmer.notes.remove.useMutation({
    meta: { failureTitle: m.notRemoved },
    onSuccess: async () => {
      notify.success(m.removed);
      await marketAgain(utils);
    },
    onSettled: onChanged,
  });
  return (
    <article className={styles.card} aria-label={day}>
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
          <Button size="sm" variant="default" onClick={onChange}>
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
