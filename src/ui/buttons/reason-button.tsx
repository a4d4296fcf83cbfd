import { platformTable as m } from "#messages/platform/table.ts";
import { type ReactNode, useState } from "react";
import { AskButton, type AskButtonProps } from "./ask-button.tsx";
import { isReason } from "#shared/platform/fields/reason-field.ts";
import { ReasonInput } from "../fields/reason-input.tsx";

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
    if (isReason(reason)) return onConfirm(reason.trim()).then(() => setReason(""));
    setMissing(true);
    return null;
  };
  return (
    <AskButton danger {...ask} onSubmit={submit}>
      {children}
      <ReasonInput
        description={hint}
        value={reason}
        isAsked={missing}
        onChange={(typed) => {
          setReason(typed);
          setMissing(false);
        }}
        data-autofocus
      />
    </AskButton>
  );
}
