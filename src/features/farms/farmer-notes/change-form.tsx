import { Title } from "@mantine/core";
import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import { noteFields, type NoteFields } from "#shared/farms/notes/farm-note.ts";
import { formatDayFull } from "#shared/time.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { NoteInputs } from "./note-inputs.tsx";
import type { Note } from "./notes-page.tsx";
import styles from "./farmer-notes.module.css";

type ChangeFormProps = {
  note: Note;
  /** Whether it was taken down meanwhile. */
  isGone: boolean;
  farmId: number | undefined;
  onDone: () => void;
  onCancel: () => void;
};

/** Changes the words of a note, or which language they are in. */
export function ChangeForm(props: ChangeFormProps) {
  const { note, isGone, farmId, onDone, onCancel } = props;
  const { id, text, language, day, hiddenReason } = note;
  const shown: NoteFields = { text, language };
  const form = useShortForm(noteFields, shown);
  const { field, onSubmit, refuse, seen } = form;
  const cancel = useTypedGuard(form, onCancel);
  const change = trpc.farmer.notes.change.useMutation({
    meta: { failureTitle: m.notChanged, fallback: m.stillHere, ...lostAnswer("again") },
    onError: refuse,
    onSuccess: () => {
      notify.success(m.changed);
      onDone();
    },
  });
  const title = m.changeOf(formatDayFull(day));
  const send = (fields: NoteFields) =>
    change.mutate({ ...fields, seen: seen(), id, ...(farmId !== undefined && { farmId }) });
  return (
    <form className={styles.card} noValidate aria-label={title} onSubmit={onSubmit(send)}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <p className={styles.quiet} role="status">
        {isGone ? m.isGone : hiddenReason === null ? m.dayStays : m.staysHidden}
      </p>
      <NoteInputs field={field} isPending={change.isPending} submit={m.save} onCancel={cancel} />
    </form>
  );
}
