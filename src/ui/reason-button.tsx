import { Button, Group, Modal, Text, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";

type ReasonButtonProps = {
  label: string;
  /** Says what will happen and whether it can be undone. */
  question: ReactNode;
  /** Further fields, above the reason. */
  children?: ReactNode;
  onConfirm: (reason: string) => Promise<unknown>;
  danger?: boolean;
  size?: "sm" | "md";
};

/** A button that asks why before it does what others will ask about. */
export function ReasonButton(props: ReasonButtonProps) {
  const { label, question, children, onConfirm, danger = true, size = "md" } = props;
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < 3) {
      setMissing(true);
      return;
    }
    setBusy(true);
    const close = () => {
      setOpened(false);
      setReason("");
    };
    void onConfirm(reason.trim())
      .then(close, () => {})
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button
        size={size}
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
          <Text component="div" mb="md">
            {question}
          </Text>
          {children}
          <TextInput
            label="Reason"
            description="Written down in the audit log"
            maxLength={300}
            value={reason}
            error={missing ? "Please give a reason" : undefined}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setMissing(false);
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
