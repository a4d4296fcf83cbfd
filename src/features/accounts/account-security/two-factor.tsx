import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { accountsSecurity as m } from "#messages/accounts/sign-in/security.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpForm } from "./set-up-form.tsx";

/** The second factor: set it up, get recovery codes, turn it off. */
export function TwoFactor() {
  const utils = trpc.useUtils();
  const state = trpc.accounts.secondFactor.useQuery(undefined, { refetchOnMount: "always" });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const again = () => utils.accounts.invalidate();
  const begin = trpc.accounts.beginSecondFactor.useMutation({
    meta: { failureTitle: m.stillOff },
  });
  const renew = trpc.accounts.renewRecoveryCodes.useMutation({
    meta: { failureTitle: m.codesStay },
    onSuccess: (fresh) => setCodes(fresh),
    onSettled: again,
  });
  const remove = trpc.accounts.removeSecondFactor.useMutation({
    meta: { failureTitle: m.stillOn },
    onSuccess: () => notify.success(m.off),
    onSettled: again,
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (state.isPending) return <Skeleton h={96} aria-busy="true" />;
  if (isLost(state)) return <QueryError query={state} />;
  if (state.data.isOn) {
    return (
      <Stack>
        <Text>{m.on(state.data.recoveryCodes)}</Text>
        <Group>
          <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
            {m.newCodes}
          </Button>
          <ConfirmButton
            label={m.turnOff}
            danger
            question={m.turnOffQuestion}
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
      <Text>{m.offText}</Text>
      <Button w="fit-content" loading={begin.isPending} onClick={() => begin.mutate()}>
        {m.setUp}
      </Button>
    </Stack>
  );
}
