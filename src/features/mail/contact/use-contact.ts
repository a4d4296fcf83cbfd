import { type FormEvent, useState } from "react";
import { mailContact as m } from "#messages/mail/contact.ts";
import { fullName } from "#shared/accounts/user.ts";
import { contactFieldsSchema } from "#shared/mail/contact.ts";
import { spec } from "#messages/spec.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { waitWords } from "#client/lib/platform/uploads/upload-field.tsx";
import { useSession } from "#client/lib/session/session.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { trapOf } from "#client/ui/fields/trap-of.ts";
import { useAttachment } from "./attachment.tsx";

/**
 * Sends a message to the market. What was typed stays until it has arrived; who is signed in is not asked who they are.
 */
export function useContact() {
  const { user } = useSession();
  const { form, field, onSubmit, refuse, isTyped } = useShortForm(contactFieldsSchema, {
    topic: "",
    orderNumber: "",
    name: user ? fullName(user) : "",
    email: user?.email ?? "",
    message: "",
  });
  const attachment = useAttachment();
  const actKey = useActKey();
  const [isAsked, setAsked] = useState(false);
  const waits = waitWords(attachment);
  const send = trpc.mail.contact.send.useMutation({
    meta: { failureTitle: m.notSent, fallback: spec.tryLaterSentence },
    onSuccess: actKey.done,
    onError: refuse,
  });
  const isUnsent = () => !send.isSuccess && (isTyped() || attachment.uploads.length > 0);
  useTypedGuard({ isTyped: isUnsent }, () => {});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const website = trapOf(event);
    setAsked(true);
    onSubmit((values) => {
      if (waits !== null) return;
      const [file] = attachment.ids;
      const fields = contactFieldsSchema.parse(values);
      const asked = { ...fields, website, ...(file !== undefined && { attachment: file }) };
      send.mutate({ ...asked, key: actKey.of(asked) });
    })(event);
  };
  const chooseOrder = (number: string) => form.setFieldValue("orderNumber", number);
  const attachmentError = isAsked
    ? (waits ?? refusedFields(send.error)["attachment"] ?? null)
    : null;
  return {
    field,
    attachment,
    attachmentError,
    chooseOrder,
    submit,
    isPending: send.isPending,
    sent: send.data ?? null,
  };
}
