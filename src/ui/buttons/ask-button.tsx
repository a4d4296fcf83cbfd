import { platformParts as m } from "#messages/platform-parts.ts";
import { Button, Group, Modal, Text } from "@mantine/core";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useFocusLeft } from "./use-focus-left.ts";

/** How a button that asks first looks, and what it asks. */
export type AskButtonProps = {
  label: string;
  /** What the button shows of its label, where its place says the rest; all of it unless given. */
  shown?: string;
  /** Says what will happen and whether it can be undone. */
  question: ReactNode;
  danger?: boolean;
  size?: "sm" | "md";
  disabled?: boolean;
  /** While something is missing: says what, where the question would open. */
  onTooSoon?: (() => void) | null;
};

/** The red words are too pale on the ground that other buttons have under the pointer. */
const DANGER = {
  c: "var(--color-clay-text)",
  style: { "--button-hover": "var(--color-card)" },
};

type AskProps = AskButtonProps & {
  /** What is filled in before; without any, the way out has the focus. */
  children?: ReactNode;
  /** Does it, and closes once it is done; stays open when it fails, and for null, when something is missing. */
  onSubmit: () => Promise<unknown> | null;
};

/** A button that opens a question, with fields or without, before it acts. */
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
    // A button that stands in another form must not send that one too.
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
