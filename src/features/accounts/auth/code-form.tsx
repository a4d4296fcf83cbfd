import { Button, Text, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";

type CodeFormProps = {
  error: string | null;
  isPending: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
};

/** Takes the focus, because this form replaces the one just submitted. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** The second step of signing in. */
export function CodeForm({ error, isPending, onCode, onBack }: CodeFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get("code");
    onCode(String(code ?? ""));
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={m.secondStep}>
      <LiveFields>
        <Text>{m.enterCode}</Text>
        <TextInput
          label={m.code}
          name="code"
          size="md"
          ref={focusOnce}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
        />
        <Button type="submit" size="md" radius="xl" loading={isPending}>
          {m.goOn}
        </Button>
        <Button variant="default" size="md" radius="xl" onClick={onBack}>
          {m.back}
        </Button>
      </LiveFields>
    </form>
  );
}
