import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { CONTACT_TOPICS } from "#shared/mail/contact.ts";
import { limits } from "#shared/platform/limits.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TrapField } from "#client/ui/fields/trap-field.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import { useContact } from "./use-contact.ts";
import styles from "./contact.module.css";

const TOPICS = [
  { value: "", label: "Please choose" },
  ...CONTACT_TOPICS.map(({ id, label }) => ({ value: id, label })),
];

/** The message and whom to answer; its sender sees the number of the ticket. */
export function ContactForm() {
  const { field, submit, isPending, sent } = useContact();
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
          <strong>Thank you. Your ticket is {sent.number}.</strong>
        </p>
        <p>We have emailed you the number. Keep it in case you call.</p>
      </div>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className={styles.form}
      aria-label="Write to us"
    >
      <LiveFields>
        <NativeSelect label="What is it about?" data={TOPICS} {...field("topic")} />
        <TextInput
          label="Order number (optional)"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...field("orderNumber")}
        />
        <TextInput
          label="Your name"
          autoComplete="name"
          maxLength={limits.personName}
          {...field("name")}
        />
        <EmailInput {...field("email")} />
        <Textarea
          label="Message"
          minRows={5}
          maxRows={16}
          description={`Up to ${limits.contactMessage.toLocaleString("en-US")} characters`}
          maxLength={limits.contactMessage}
          {...field("message")}
        />
        <TrapField />
        <Button type="submit" size="lg" loading={isPending}>
          Send the message
        </Button>
      </LiveFields>
    </form>
  );
}
