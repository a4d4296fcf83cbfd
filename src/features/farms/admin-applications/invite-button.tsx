import { TextInput } from "@mantine/core";
import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { useState } from "react";
import { isErased } from "#shared/accounts/erased.ts";
import { welcomeSchema } from "#shared/farms/applications/application-admin.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { AskButton } from "#client/ui/buttons/ask-button.tsx";

type InviteButtonProps = {
  /** The address of the application, offered unless it was erased. */
  email: string;
  onSend: (email: string) => Promise<unknown>;
};

/** A button that asks for the email of the person who will run a farm, and invites them. */
export function InviteButton({ email, onSend }: InviteButtonProps) {
  const [to, setTo] = useState(isErased(email) ? "" : email);
  const [error, setError] = useState<string | null>(null);
  const refuse = (thrown: unknown) => {
    setError(refusedFields(thrown)["email"] ?? null);
    throw thrown;
  };
  const submit = () => {
    const checked = welcomeSchema.shape.email.unwrap().safeParse(to);
    setError(checked.error?.issues[0]?.message ?? null);
    return checked.success ? onSend(checked.data).catch(refuse) : null;
  };
  return (
    <AskButton size="sm" label={m.inviteAgain} question={m.inviteAgainHint} onSubmit={submit}>
      <TextInput
        label={m.inviteWhom}
        type="email"
        value={to}
        error={error}
        onChange={(event) => {
          setTo(event.currentTarget.value);
          setError(null);
        }}
        data-autofocus
      />
    </AskButton>
  );
}
