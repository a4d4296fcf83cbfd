import type { FormEvent } from "react";
import { mailContact as m } from "#messages/mail-contact.ts";
import { contactFieldsSchema } from "#shared/mail/contact.ts";
import { spec } from "#messages/spec.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";

const EMPTY = { topic: "", orderNumber: "", name: "", email: "", message: "" };

/** Sends a message to the market. What was typed stays until it has arrived. */
export function useContact() {
  const { form, field, onSubmit, refuse } = useShortForm(contactFieldsSchema, EMPTY);
  const send = trpc.mail.contact.send.useMutation({
    meta: { failureTitle: m.notSent, fallback: spec.tryLaterSentence },
    onError: refuse,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const website = new FormData(event.currentTarget).get("website");
    onSubmit((values) => send.mutate({ ...contactFieldsSchema.parse(values), website }))(event);
  };
  const chooseOrder = (number: string) => form.setFieldValue("orderNumber", number);
  return { field, chooseOrder, submit, isPending: send.isPending, sent: send.data ?? null };
}
