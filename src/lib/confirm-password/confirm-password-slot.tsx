import "@mantine/core/styles/PasswordInput.layer.css";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PasswordField } from "#client/ui/password-field.tsx";
import { failureMessage, trpc } from "../trpc.ts";
import { setPasswordAsker } from "./ask-password.ts";

/** The dialog that asks for the password before something delicate; stands once in the signed-in areas. */
export function ConfirmPasswordSlot() {
  const [opened, setOpened] = useState(false);
  const answer = useRef<(given: boolean) => void>(() => {});
  const confirm = trpc.account.confirmPassword.useMutation({ meta: { silent: true } });
  useEffect(
    () =>
      setPasswordAsker((tell) => {
        answer.current(false);
        answer.current = tell;
        setOpened(true);
      }),
    [],
  );
  const close = (given: boolean) => {
    setOpened(false);
    confirm.reset();
    const tell = answer.current;
    answer.current = () => {};
    tell(given);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands the event on to the forms around the place where this stands in the code.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    confirm.mutate({ password }, { onSuccess: () => close(true) });
  };
  return (
    <Modal
      opened={opened}
      onClose={() => close(false)}
      title="Please confirm it is you"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form method="post" onSubmit={submit} noValidate>
        <Stack>
          <Text>This needs your password. We ask again after ten minutes.</Text>
          <PasswordField
            name="password"
            autoComplete="current-password"
            data-autofocus
            error={
              confirm.error
                ? failureMessage(confirm.error, "We could not check it. Please try again.")
                : undefined
            }
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => close(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={confirm.isPending}>
              Continue
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
