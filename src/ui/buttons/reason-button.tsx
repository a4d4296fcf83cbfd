import { platformTable as m } from "#messages/platform-table.ts";
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { AskButton, type AskButtonProps } from "./ask-button.tsx";
import { reasonLimits } from "#shared/platform/reason-limits.ts";

type ReasonButtonProps = AskButtonProps & {
  /** Additional fields, above the reason. */
  children?: ReactNode;
  /** Who reads the reason, if not only the audit log. */
  hint?: string;
  onConfirm: (reason: string) => Promise<unknown>;
};

/** A button that asks for a reason before an action that others may question. */
export function ReasonButton({
  children,
  hint = m.recorded,
  onConfirm,
  ...ask
}: ReasonButtonProps) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = () => {
    if (reason.trim().length >= reasonLimits.least)
      return onConfirm(reason.trim()).then(() => setReason(""));
    setMissing(true);
    return null;
  };
  return (
    <AskButton danger {...ask} onSubmit={submit}>
      {children}
      <TextInput
        label={m.reason}
        description={hint}
        maxLength={reasonLimits.most}
        value={reason}
        error={missing ? m.giveReason : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
        data-autofocus
      />
    </AskButton>
  );
}
