import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { mailContact as m } from "#messages/mail/contact.ts";
import { CONTACT_TOPICS } from "#shared/mail/contact.ts";
import { limits } from "#shared/platform/limits.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TrapField } from "#client/ui/fields/trap-field.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import { Attachment } from "./attachment.tsx";
import { OrderNumber } from "./order-number.tsx";
import { useContact } from "./use-contact.ts";
import styles from "./contact.module.css";

const TOPICS = [
  { value: "", label: m.choose },
  ...CONTACT_TOPICS.map(({ id, label }) => ({ value: id, label })),
];

/** The message and the sender's contact details; afterward the sender sees the ticket number. */
export function ContactForm() {
  const { field, attachment, attachmentError, chooseOrder, submit, isPending, sent } = useContact();
  if (sent) {
    return (
      <div
        role="status"
        className={styles.sent}
        tabIndex={-1}
        ref={(element) => {
          element?.focus();
        }}
      >
        <p>
          <strong>{m.thanks(sent.number)}</strong>
        </p>
        <p>{m.emailed}</p>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} aria-label={m.write}>
      <LiveFields>
        <NativeSelect label={m.about} data={TOPICS} {...field("topic")} />
        <OrderNumber field={field("orderNumber")} onChoose={chooseOrder} />
        <TextInput
          label={m.name}
          autoComplete="name"
          maxLength={limits.personName}
          {...field("name")}
        />
        <EmailInput {...field("email")} />
        <Textarea
          label={m.message}
          minRows={5}
          maxRows={16}
          description={m.characters(limits.contactMessage)}
          maxLength={limits.contactMessage}
          {...field("message")}
        />
        <Attachment attachment={attachment} error={attachmentError} />
        <TrapField />
        <Button type="submit" size="lg" loading={isPending}>
          {m.send}
        </Button>
      </LiveFields>
    </form>
  );
}
