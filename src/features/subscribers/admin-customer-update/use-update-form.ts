import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import {
  type Audience,
  type CustomerUpdate,
  customerUpdateSchema,
} from "#shared/subscribers/customer-update.ts";
import type { Schedule } from "#shared/subscribers/schedule.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import type { PreviewedMail } from "./preview.tsx";
import { useDraft } from "./use-draft.ts";
import { peopleWords } from "./words.ts";

export type StoredUpdate = Outputs["admin"]["customerUpdates"]["one"];

const EVERY_SUBSCRIBER: Audience = { kind: "subscribers", source: null, tag: null };

/**
 * The form of a message that is not sent yet, and what can be done with it. Each step checks the form first and moves
 * the focus to the first invalid field; the test and the sending save the message before.
 */
export function useUpdateForm(stored: StoredUpdate | null, onSaved: (id: string) => void) {
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
  const { kept, save, saveOverTheirs } = useDraft(stored, form.getValues(), onSaved);
  const { test, send, schedule } = useSteps(kept.id);
  const preview = trpc.admin.customerUpdates.preview.useMutation({
    meta: { failureTitle: m.noPreview },
    onSuccess: setShown,
  });
  /** The checked message; null if a field is invalid. */
  const checked = () => {
    const { errors } = form.validate();
    focusFirst(form, errors);
    return Object.keys(errors).length === 0 ? customerUpdateSchema.parse(form.getValues()) : null;
  };
  /** The saved message; null if it could not be saved. */
  const keep = async () => {
    const values = checked();
    return values && save.mutateAsync(values).catch(() => null);
  };
  const mustKeep = async () => {
    const saved = await keep();
    if (!saved) throw new Error("The draft was not saved");
    return saved;
  };
  return {
    form,
    kept,
    /** The preview that is open. */
    shown,
    closePreview: () => setShown(null),
    keep,
    keepOverTheirs() {
      const values = checked();
      if (values) saveOverTheirs(values);
    },
    preview() {
      const values = checked();
      if (values) preview.mutate(values);
    },
    async test() {
      const saved = await keep();
      if (saved) test.mutate(saved);
    },
    /** Saves and sends it. Rejects if either was not done. */
    async send() {
      await send.mutateAsync(await mustKeep());
    },
    /** Saves and schedules it. Rejects if either was not done. */
    async schedule(at: Schedule) {
      await schedule.mutateAsync({ ...(await mustKeep()), ...at });
    },
    isPending: {
      save: save.isPending,
      preview: preview.isPending,
      test: test.isPending,
    },
  };
}

export type UpdateFormState = ReturnType<typeof useUpdateForm>;

function useSteps(id: string | null) {
  const utils = trpc.useUtils();
  const again = () => (id ? utils.admin.customerUpdates.one.invalidate({ id }) : undefined);
  const test = trpc.admin.customerUpdates.test.useMutation({
    meta: { failureTitle: m.testNotSent },
    onSuccess: ({ to }) => notify.success(m.testQueued, m.goesTo(to)),
  });
  const send = trpc.admin.customerUpdates.send.useMutation({
    meta: { failureTitle: m.notSent },
    onSuccess: ({ people }) => notify.success(m.onItsWay(peopleWords(people))),
    onSettled: again,
  });
  const schedule = trpc.admin.customerUpdates.schedule.useMutation({
    meta: { failureTitle: m.notScheduled },
    onSuccess: () => notify.success(m.isScheduled),
    onSettled: again,
  });
  return { test, send, schedule };
}
