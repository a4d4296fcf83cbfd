import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { farmMessageField } from "#shared/application-admin.ts";
import { applicationLimits } from "#shared/farmer-application.ts";

type MessageButtonProps = {
  label: string;
  /** What will happen. */
  question: string;
  /** What the field is called. */
  field: string;
  danger?: boolean;
  onSend: (message: string) => Promise<unknown>;
};

/** A button that asks for a message to the farm before it acts. What was typed stays when it fails. */
export function MessageButton(props: MessageButtonProps) {
  const { label, question, field, danger = false, onSend } = props;
  const [opened, setOpened] = useState(false);
  const [message, setMessage] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = farmMessageField.safeParse(message);
    setError(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    setBusy(true);
    void onSend(checked.data)
      .then(
        () => setOpened(false),
        () => {},
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button
        size="sm"
        variant="default"
        {...(danger && { c: "var(--color-clay-text)" })}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={label}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <form onSubmit={submit} noValidate>
          <Text mb="md">{question}</Text>
          <Textarea
            label={field}
            minRows={5}
            maxLength={applicationLimits.longText}
            value={message}
            error={error}
            onChange={(event) => {
              setMessage(event.currentTarget.value);
              setError(null);
            }}
            data-autofocus
          />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => setOpened(false)}>
              Leave it
            </Button>
            <Button type="submit" loading={busy} {...(danger && { color: "clay" })}>
              {label}
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
