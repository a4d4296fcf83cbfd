import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import type { Audience } from "#shared/subscribers/customer-update.ts";
import { PLACEHOLDERS } from "#shared/subscribers/placeholders.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { formatMoment } from "#shared/moments.ts";
import { formatClockTime } from "#shared/time.ts";
import { subscriberLimits } from "#shared/subscribers/subscriber-limits.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { Preview } from "./preview.tsx";
import { ScheduleButton } from "./schedule-button.tsx";
import { SendQuestion } from "./send-question.tsx";
import type { Kept } from "./use-draft.ts";
import { type StoredUpdate, type UpdateFormState, useUpdateForm } from "./use-update-form.ts";

type UpdateFormProps = {
  /** Null for a new message. */
  stored: StoredUpdate | null;
  onSaved: (id: string) => void;
  /** Shows the draft as a colleague saved it, in place of this form. */
  onTheirs: (id: string) => void;
  onClose: () => void;
};

/** Edits a draft, previews it, sends a test to the author, and sends it now or at a later time. */
export function UpdateForm({ stored, onSaved, onTheirs, onClose }: UpdateFormProps) {
  const update = useUpdateForm(stored, onSaved);
  const { form, kept, shown } = update;
  return (
    <>
      <AreaHeading
        title={stored ? m.yourDraft : m.newMessage}
        actions={
          <Button variant="default" onClick={onClose}>
            {m.allMessages}
          </Button>
        }
      />
      {stored?.scheduledFor ? (
        <Alert color="clay" variant="light" mb="md" maw={720}>
          {m.reachedNoOne(formatMoment(stored.scheduledFor))}
        </Alert>
      ) : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void update.keep();
        }}
      >
        <Stack maw={720}>
          <AudienceFields
            audience={form.getValues().audience}
            onChange={(audience) => form.setFieldValue("audience", audience)}
          />
          <TextInput
            label={m.subject}
            required
            maxLength={subscriberLimits.subject}
            {...form.getInputProps("subject")}
          />
          <Textarea
            label={m.message}
            description={placeholderHint(form.getValues().audience)}
            autosize
            required
            minRows={6}
            maxLength={subscriberLimits.body}
            {...form.getInputProps("body")}
          />
          <Steps update={update} />
          <Text size="sm" c="dimmed" role="status">
            {keptWords(kept)}
          </Text>
          {kept.theirs ? (
            <Theirs onTake={() => kept.id && onTheirs(kept.id)} onKeepOwn={update.keepOverTheirs} />
          ) : null}
        </Stack>
      </form>
      {shown ? (
        <OpenModal onClose={update.closePreview} size="xl" title={m.asItsReader}>
          <Preview {...shown} />
        </OpenModal>
      ) : null}
    </>
  );
}

/** What can be done with a message before it is sent. */
function Steps({ update }: { update: UpdateFormState }) {
  const { form, kept, isPending } = update;
  return (
    <Group>
      <Button type="submit" variant="default" loading={isPending.save}>
        {m.saveDraft}
      </Button>
      <Button variant="default" loading={isPending.preview} onClick={update.preview}>
        {m.preview}
      </Button>
      <Button variant="default" loading={isPending.test} onClick={() => void update.test()}>
        {m.sendTest}
      </Button>
      <ConfirmButton
        label={m.sendAll}
        disabled={!kept.id}
        question={<SendQuestion audience={form.getValues().audience} />}
        onConfirm={update.send}
      />
      <ScheduleButton disabled={!kept.id} onSchedule={update.schedule} />
    </Group>
  );
}

/** Lets the author choose between a colleague's version and their own. */
function Theirs({ onTake, onKeepOwn }: { onTake: () => void; onKeepOwn: () => void }) {
  return (
    <Alert color="clay" variant="light" role="alert">
      <Text mb="sm">{m.theirs}</Text>
      <Group>
        <ConfirmButton label={m.takeTheirs} question={m.dropOwn} onConfirm={onTake} />
        <Button variant="default" onClick={onKeepOwn}>
          {m.keepOwn}
        </Button>
      </Group>
    </Alert>
  );
}

function keptWords({ id, at, isLost, theirs }: Kept): string {
  if (theirs) return "";
  if (isLost) return m.notKept;
  if (at) return m.keptAt(formatClockTime(at));
  return id ? "" : m.keepsItself;
}

/** The message's fields, and the placeholders for data of a recipient's order. */
function placeholderHint({ kind }: Audience): string {
  if (kind === "subscribers") return m.plain;
  const names = PLACEHOLDERS.map((name) => `{${name}}`).join(", ");
  return m.plainWith(names);
}
