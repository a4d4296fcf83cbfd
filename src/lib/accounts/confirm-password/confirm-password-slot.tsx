import "@mantine/core/styles/PasswordInput.layer.css";
import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { accountsConfirm as m } from "#messages/accounts/sign-in/confirm.ts";
import { PasswordField } from "#client/ui/fields/password-field.tsx";
import { TextButton } from "#client/ui/buttons/text-button.tsx";
import { failureMessage, trpc } from "../../api/trpc.ts";
import { setPasswordAsker } from "./ask-password.ts";

/** Above the dialog that triggered the confirmation, which stays open underneath. */
const ABOVE_DIALOGS = 250;

/** Focus the field when it replaces the other one. */
const focused = (field: HTMLInputElement | null) => field?.focus();

/**
 * The dialog that asks for the password, or for a code if two-factor sign-in is on, before a sensitive action;
 * mounted once in the signed-in areas. One answer settles all waiting calls.
 */
export function ConfirmPasswordSlot() {
  const { opened, settle } = useWaitingCalls();
  const [byCode, setByCode] = useState(false);
  const state = trpc.accounts.secondFactor.useQuery(undefined, { enabled: opened });
  const password = trpc.accounts.confirmPassword.useMutation({ meta: { silent: true } });
  const code = trpc.accounts.confirmCode.useMutation({ meta: { silent: true } });
  const confirm = byCode ? code : password;
  const close = (given: boolean) => {
    setByCode(false);
    password.reset();
    code.reset();
    settle(given);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble to forms that are ancestors in the component tree.
    event.stopPropagation();
    const typed = String(new FormData(event.currentTarget).get("proof") ?? "");
    const done = { onSuccess: () => close(true) };
    if (byCode) code.mutate({ code: typed }, done);
    else password.mutate({ password: typed }, done);
  };
  const error = confirm.error ? failureMessage(confirm.error, m.notChecked) : undefined;
  return (
    <Modal opened={opened} onClose={() => close(false)} zIndex={ABOVE_DIALOGS} title={m.title}>
      <form method="post" onSubmit={submit} noValidate>
        <Stack>
          <Text>{byCode ? m.enterCode : m.needsPassword}</Text>
          <ProofField byCode={byCode} error={error} />
          {state.data?.isOn ? (
            <div>
              <TextButton onClick={() => setByCode(!byCode)}>
                {byCode ? m.byPassword : m.byCode}
              </TextButton>
            </div>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => close(false)}>
              {m.cancel}
            </Button>
            <Button type="submit" loading={confirm.isPending}>
              {m.goOn}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The calls that wait for an answer; the dialog is open while there are any. */
function useWaitingCalls() {
  const [opened, setOpened] = useState(false);
  const waiting = useRef<((given: boolean) => void)[]>([]);
  useEffect(() => {
    const calls = waiting.current;
    const stop = setPasswordAsker((answer) => {
      calls.push(answer);
      setOpened(true);
    });
    return () => {
      stop();
      // On leaving the area nothing was confirmed; settle all calls so that none waits forever.
      for (const answer of calls.splice(0)) answer(false);
    };
  }, []);
  const settle = (given: boolean) => {
    setOpened(false);
    for (const answer of waiting.current.splice(0)) answer(given);
  };
  return { opened, settle };
}

function ProofField({ byCode, error }: { byCode: boolean; error: string | undefined }) {
  return byCode ? (
    <TextInput
      key="code"
      label={m.code}
      name="proof"
      size="md"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      ref={focused}
      error={error}
    />
  ) : (
    <PasswordField
      key="password"
      name="proof"
      autoComplete="current-password"
      data-autofocus
      ref={focused}
      error={error}
    />
  );
}
