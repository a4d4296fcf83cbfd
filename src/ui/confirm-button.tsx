import { Button, Group, Modal, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";

type ConfirmButtonProps = {
  label: string;
  /** Says what will happen and whether it can be undone. */
  question: ReactNode;
  onConfirm: () => Promise<unknown> | void;
  danger?: boolean;
  size?: "sm" | "md";
  disabled?: boolean;
};

/** A button that asks before it does what cannot be undone. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, question, onConfirm, danger = false, size = "md", disabled = false } = props;
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await Promise.resolve(onConfirm()).finally(() => {
      setBusy(false);
      setOpened(false);
    });
  };
  return (
    <>
      <Button
        size={size}
        variant="default"
        disabled={disabled}
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
        <Text component="div">{question}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setOpened(false)} data-autofocus>
            Leave it
          </Button>
          <Button {...(danger && { color: "clay" })} loading={busy} onClick={() => void confirm()}>
            {label}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
