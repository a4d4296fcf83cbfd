import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpForm } from "./set-up-form.tsx";

/** The second factor: set up, recovery codes, and off again. */
export function TwoFactor() {
  const utils = trpc.useUtils();
  const state = trpc.accounts.secondFactor.useQuery();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const again = () => utils.accounts.invalidate();
  const begin = trpc.accounts.beginSecondFactor.useMutation({
    meta: { failureTitle: "Two-factor sign-in is still off" },
  });
  const renew = trpc.accounts.renewRecoveryCodes.useMutation({
    meta: { failureTitle: "Your codes stay as they were" },
    onSuccess: (fresh) => setCodes(fresh),
    onSettled: again,
  });
  const remove = trpc.accounts.removeSecondFactor.useMutation({
    meta: { failureTitle: "Two-factor sign-in is still on" },
    onSuccess: () => notify.success("Two-factor sign-in is off"),
    onSettled: again,
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (state.data?.isOn) {
    return (
      <Stack>
        <Text>
          On: signing in takes a code from your app. You have {state.data.recoveryCodes} recovery
          codes left.
        </Text>
        <Group>
          <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
            New recovery codes
          </Button>
          <ConfirmButton
            label="Turn off"
            danger
            question="From then on you sign in with your password alone."
            onConfirm={() => remove.mutate()}
          />
        </Group>
      </Stack>
    );
  }
  if (begin.data) {
    const done = (fresh: readonly string[]) => {
      begin.reset();
      setCodes(fresh);
      void again();
    };
    return <SetUpForm {...begin.data} onDone={done} onCancel={begin.reset} />;
  }
  return (
    <Stack>
      <Text>
        Off. With an authenticator app on your phone, a stolen password alone cannot open your
        account.
      </Text>
      <Button w="fit-content" loading={begin.isPending} onClick={() => begin.mutate()}>
        Set up
      </Button>
    </Stack>
  );
}
