import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { subscribersUpdates as m } from "#messages/subscribers-updates.ts";
import {
  type Audience,
  type CustomerUpdate,
  customerUpdateSchema,
} from "#shared/subscribers/customer-update.ts";
import { PLACEHOLDERS } from "#shared/subscribers/placeholders.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/focus-first.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { formatClockTime } from "#shared/time.ts";
import { subscriberLimits } from "#shared/subscribers/subscriber-limits.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { Preview, type PreviewedMail } from "./preview.tsx";
import { type Kept, useDraft } from "./use-draft.ts";
import { peopleWords } from "./words.ts";

const EVERY_SUBSCRIBER: Audience = { kind: "subscribers", source: null, tag: null };

type UpdateFormProps = {
  /** Null for a new message. */
  stored: Outputs["admin"]["customerUpdates"]["one"] | null;
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** Edits a draft, previews it, sends a test to the author, and sends it. */
export function UpdateForm({ stored, onSaved, onClose }: UpdateFormProps) {
  const [shown, setShown] = useState<PreviewedMail | null>(null);
  const form = useForm<CustomerUpdate>({
    initialValues: {
      subject: stored?.subject ?? "",
      body: stored?.body ?? "",
      audience: stored?.audience ?? EVERY_SUBSCRIBER,
    },
    validate: schemaResolver(customerUpdateSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const { kept, save } = useDraft(stored?.id ?? null, form.getValues(), onSaved);
  const { test, send } = useSteps(kept.id);
  const preview = trpc.admin.customerUpdates.preview.useMutation({
    meta: { failureTitle: m.noPreview },
    onSuccess: setShown,
  });
  /** Validates the form; on failure, moves the focus to the first invalid field. */
  const isValid = () => {
    const { errors } = form.validate();
    focusFirst(form, errors);
    return Object.keys(errors).length === 0;
  };
  const keep = async () => {
    if (!isValid()) return null;
    const values = customerUpdateSchema.parse(form.getValues());
    return save.mutateAsync(values).catch(() => null);
  };
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
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
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
          <Group>
            <Button type="submit" variant="default" loading={save.isPending}>
              {m.saveDraft}
            </Button>
            <Button
              variant="default"
              loading={preview.isPending}
              onClick={() => {
                if (isValid()) preview.mutate(customerUpdateSchema.parse(form.getValues()));
              }}
            >
              {m.preview}
            </Button>
            <Button
              variant="default"
              loading={test.isPending}
              onClick={() => void keep().then((saved) => saved && test.mutate(saved))}
            >
              {m.sendTest}
            </Button>
            <ConfirmButton
              label={m.sendAll}
              disabled={!kept.id}
              question={<SendQuestion audience={form.getValues().audience} />}
              onConfirm={async () => {
                const saved = await keep();
                if (saved) await send.mutateAsync(saved).catch(() => {});
              }}
            />
          </Group>
          <Text size="sm" c="dimmed" role="status">
            {keptWords(kept)}
          </Text>
        </Stack>
      </form>
      {shown ? (
        <OpenModal onClose={() => setShown(null)} size="xl" title={m.asItsReader}>
          <Preview {...shown} />
        </OpenModal>
      ) : null}
    </>
  );
}

function keptWords({ id, at, isLost }: Kept): string {
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

function SendQuestion({ audience }: { audience: Audience }) {
  const reach = trpc.admin.customerUpdates.audience.useQuery(audience, {
    refetchOnMount: "always",
  });
  const people = reach.data ? peopleWords(reach.data.people) : m.everyone;
  return <Text>{m.sendQuestion(people)}</Text>;
}

function useSteps(id: string | null) {
  const utils = trpc.useUtils();
  const test = trpc.admin.customerUpdates.test.useMutation({
    meta: { failureTitle: m.testNotSent },
    onSuccess: ({ to }) => notify.success(m.testQueued, m.goesTo(to)),
  });
  const send = trpc.admin.customerUpdates.send.useMutation({
    meta: { failureTitle: m.notSent },
    onSuccess: ({ people }) => notify.success(m.onItsWay(peopleWords(people))),
    onSettled: () => (id ? utils.admin.customerUpdates.one.invalidate({ id }) : undefined),
  });
  return { test, send };
}
