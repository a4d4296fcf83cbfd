import type { FormEvent } from "react";
import { mailContact as m } from "#messages/mail-contact.ts";
import { contactFieldsSchema } from "#shared/mail/contact.ts";
import { spec } from "#messages/spec.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";

/** Sends a message to the market. What was typed stays until it has arrived; who is signed in is not asked who they are. */
export function useContact() {
  const { user } = useSession();
  const { form, field, onSubmit, refuse } = useShortForm(contactFieldsSchema, {
    topic: "",
    orderNumber: "",
    name: user ? `${user.firstName} ${user.lastName}`.trim() : "",
    email: user?.email ?? "",
    message: "",
  });
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
