import { Button, Text, VisuallyHidden } from "@mantine/core";
import { type AskButtonProps } from "./ask-button.tsx";
import { ReasonButton } from "./reason-button.tsx";

type HideOrShowProps = {
  /** Why it is hidden; null if it is shown. */
  hiddenReason: string | null;
  /** The button that shows it again: its label, and what it is about, for screen readers. */
  show: { label: string; about: string; isPending: boolean; onClick: () => void };
  /** The button that hides it, which asks for the reason. */
  hide: Pick<AskButtonProps, "label" | "shown" | "question"> & {
    hint?: string;
    onConfirm: (reason: string) => Promise<unknown>;
  };
};

/** Hides what a person wrote from the public, with a reason, or shows it again. */
export function HideOrShow({ hiddenReason, show, hide }: HideOrShowProps) {
  if (hiddenReason === null) return <ReasonButton size="sm" {...hide} />;
  return (
    <>
      <Text size="sm">{hiddenReason}</Text>
      <Button size="sm" variant="default" loading={show.isPending} onClick={show.onClick}>
        {show.label}
        <VisuallyHidden>{show.about}</VisuallyHidden>
      </Button>
    </>
  );
}
