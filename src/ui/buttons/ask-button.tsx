import { platformParts as m } from "#messages/platform/parts.ts";
import { Button, Group, Modal, Text } from "@mantine/core";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useFocusLeft } from "./use-focus-left.ts";

/** The appearance of a button that opens a question, and the question. */
export type AskButtonProps = {
  label: string;
  /** The visible part of the label, where context provides the rest; all of it by default. */
  shown?: string;
  /** Says what will happen and whether it can be undone. */
  question: ReactNode;
  danger?: boolean;
  size?: "sm" | "md";
  disabled?: boolean;
  /** Called instead of opening the question while something is missing, to say what. */
  onTooSoon?: (() => void) | null;
};

/** Red text lacks contrast on the hover background of other buttons. */
const DANGER = {
  c: "var(--color-clay-text)",
  style: { "--button-hover": "var(--color-card)" },
};

type AskProps = AskButtonProps & {
  /** Fields to fill in first; without any, Cancel gets the focus. */
  children?: ReactNode;
  /**
   * Performs the action, and closes on success; stays open if it fails, or if it returns null because something is
   * missing.
   */
  onSubmit: () => Promise<unknown> | null;
};

/** A button that opens a question, optionally with fields, before it acts. */
export function AskButton(props: AskProps) {
  const { label, question, children, onSubmit, danger = false, size = "md", disabled } = props;
  const { onTooSoon, shown } = props;
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusLeft(button);
  const close = () => setOpened(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Keeps a button inside another form from submitting that form too.
    event.stopPropagation();
    const sent = onSubmit();
    if (!sent) return;
    focus.act(sent);
    setBusy(true);
    void sent.then(close, () => {}).finally(() => setBusy(false));
  };
  return (
    <>
      <Button
        ref={button}
        size={size}
        variant="default"
        disabled={disabled ?? false}
        {...(shown !== undefined && { "aria-label": label })}
        {...(danger && !disabled && DANGER)}
        onClick={() => (onTooSoon ? onTooSoon() : setOpened(true))}
      >
        {shown ?? label}
      </Button>
      <Modal opened={opened} onClose={close} title={label}>
        <form onSubmit={submit} noValidate>
          <Text component="div" {...(children !== undefined && { mb: "md" })}>
            {question}
          </Text>
          {children}
          <Group justify="flex-end" mt="lg">
            <Button
              variant="default"
              onClick={close}
              {...(children === undefined && { "data-autofocus": true })}
            >
              {m.goBack}
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
