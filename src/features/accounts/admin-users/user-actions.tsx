import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { User } from "./user-page.tsx";

type UserActionsProps = { user: User; isSelf: boolean; onDone: () => void };

/** Sign a user out, and disable or re-enable the account. */
export function UserActions({
  user: { id, disabled, secondFactor },
  isSelf,
  onDone,
}: UserActionsProps) {
  const signOut = trpc.admin.users.signOut.useMutation({
    meta: { failureTitle: m.stillIn },
    onSuccess: () => notify.success(m.signedOut),
    onSettled: onDone,
  });
  const disable = trpc.admin.users.disable.useMutation({
    meta: { failureTitle: m.stillOpen },
    onSettled: onDone,
  });
  const enable = trpc.admin.users.enable.useMutation({
    meta: { failureTitle: m.stillClosed },
    onSettled: onDone,
  });
  const reset = trpc.admin.users.sendReset.useMutation({
    meta: { failureTitle: m.noLink },
    onSuccess: () => notify.success(m.linkOnItsWay),
    onSettled: onDone,
  });
  const takeOff = trpc.admin.users.takeOffSecondFactor.useMutation({
    meta: { failureTitle: m.factorStillOn },
    onSuccess: () => notify.success(m.factorOff),
    onSettled: onDone,
  });
  if (isSelf) return null;
  return (
    <>
      {disabled ? null : (
        <ConfirmButton
          label={m.sendReset}
          question={m.sendResetQuestion}
          onConfirm={() => reset.mutateAsync({ id })}
        />
      )}
      {secondFactor ? (
        <ReasonButton
          label={m.turnOffFactor}
          question={m.turnOffFactorQuestion}
          onConfirm={(reason) => takeOff.mutateAsync({ id, reason })}
        />
      ) : null}
      <ConfirmButton
        label={m.signOutEverywhere}
        question={m.signOutQuestion}
        onConfirm={() => signOut.mutateAsync({ id })}
      />
      {disabled ? (
        <ConfirmButton
          label={m.enable}
          question={m.enableQuestion}
          onConfirm={() => enable.mutateAsync({ ids: [id] })}
        />
      ) : (
        <ReasonButton
          label={m.disable}
          question={m.disableQuestion}
          onConfirm={(reason) => disable.mutateAsync({ ids: [id], reason })}
        />
      )}
    </>
  );
}
