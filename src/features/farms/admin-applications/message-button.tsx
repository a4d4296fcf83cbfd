import { Textarea } from "@mantine/core";
import { useState } from "react";
import { farmMessageField } from "#shared/farms/applications/application-admin.ts";
import { applicationLimits } from "#shared/farms/applications/farmer-application.ts";
import { AskButton, type AskButtonProps } from "#client/ui/buttons/ask-button.tsx";

type MessageButtonProps = AskButtonProps & {
  /** The field's label. */
  field: string;
  onSend: (message: string) => Promise<unknown>;
};

/** A button that asks for a message to the farm before it acts. The input is preserved if that fails. */
export function MessageButton({ field, onSend, ...ask }: MessageButtonProps) {
  const [message, setMessage] = useState("");
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    const checked = farmMessageField.safeParse(message);
    setError(checked.error?.issues[0]?.message ?? null);
    return checked.success ? onSend(checked.data) : null;
  };
  return (
    <AskButton size="sm" {...ask} onSubmit={submit}>
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
    </AskButton>
  );
}
