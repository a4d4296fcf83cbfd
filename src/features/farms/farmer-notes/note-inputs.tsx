import { Button, Group, NativeSelect, Textarea } from "@mantine/core";
import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import type { NoteFields } from "#shared/farms/notes/farm-note.ts";
import { noteLimits } from "#shared/farms/notes/note-limits.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#shared/language.ts";
import { focused } from "#client/lib/forms/focused.ts";
import type { ShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

type NoteInputsProps = {
  field: ShortForm<NoteFields>["field"];
  isPending: boolean;
  submit: string;
  onCancel: () => void;
};

/** The fields of a note, the first with the focus when they appear, and the buttons of its form. */
export function NoteInputs({ field, isPending, submit, onCancel }: NoteInputsProps) {
  return (
    <LiveFields>
      <Textarea
        ref={focused}
        label={m.yourNote}
        description={m.readByAll(noteLimits.text)}
        maxLength={noteLimits.text}
        autosize
        minRows={3}
        maxRows={12}
        {...field("text")}
      />
      <NativeSelect label={m.language} data={CHOICES} maw={260} {...field("language")} />
      <Group>
        <Button type="submit" size="md" loading={isPending}>
          {submit}
        </Button>
        <Button variant="default" size="md" onClick={onCancel}>
          {m.cancel}
        </Button>
      </Group>
    </LiveFields>
  );
}
