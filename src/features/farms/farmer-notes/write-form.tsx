import { Title } from "@mantine/core";
import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import { noteFields, type NoteFields } from "#shared/farms/notes/farm-note.ts";
import { languageNow } from "#shared/language.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { NoteInputs } from "./note-inputs.tsx";
import styles from "./farmer-notes.module.css";

type WriteFormProps = {
  farmId: number | undefined;
  /** Called with the id of the published note. */
  onDone: (id: string) => void;
  onCancel: () => void;
};

/** Publishes a note on the farm's page. */
export function WriteForm({ farmId, onDone, onCancel }: WriteFormProps) {
  const empty: NoteFields = { text: "", language: languageNow() };
  const form = useShortForm(noteFields, empty);
  const { field, onSubmit, refuse } = form;
  const cancel = useTypedGuard(form, onCancel);
  const actKey = useActKey();
  const publish = trpc.farmer.notes.publish.useMutation({
    meta: { failureTitle: m.notPublished, fallback: m.stillHere, ...lostAnswer("again") },
    onError: refuse,
    onSuccess: ({ id }) => {
      actKey.done();
      notify.success(m.published);
      onDone(id);
    },
  });
  const send = (fields: NoteFields) => {
    const asked = { ...fields, ...(farmId !== undefined && { farmId }) };
    publish.mutate({ ...asked, key: actKey.of(asked) });
  };
  return (
    <form className={styles.card} noValidate aria-label={m.write} onSubmit={onSubmit(send)}>
      <Title order={2} size="h4">
        {m.write}
      </Title>
      <NoteInputs
        field={field}
        isPending={publish.isPending}
        submit={m.publish}
        onCancel={cancel}
      />
    </form>
  );
}
