import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { User } from "./user-page.tsx";

type UserActionsProps = { user: User; isSelf: boolean; onDone: () => void };

/** Signing someone out, closing the account and opening it again. */
export function UserActions({
  user: { id, disabled, secondFactor },
  isSelf,
  onDone,
}: UserActionsProps) {
  const signOut = trpc.admin.users.signOut.useMutation({
    meta: { failureTitle: "Still signed in" },
    onSuccess: () => {
      notify.success("Signed out everywhere");
      onDone();
    },
  });
  const disable = trpc.admin.users.disable.useMutation({
    meta: { failureTitle: "The account is still open" },
    onSettled: onDone,
  });
  const enable = trpc.admin.users.enable.useMutation({
    meta: { failureTitle: "The account is still closed" },
    onSettled: onDone,
  });
  const reset = trpc.admin.users.sendReset.useMutation({
    meta: { failureTitle: "No link was sent" },
    onSuccess: () => {
      notify.success("A reset link is on its way");
      onDone();
    },
  });
  const takeOff = trpc.admin.users.takeOffSecondFactor.useMutation({
    meta: { failureTitle: "Two-factor sign-in is still on" },
    onSuccess: () => {
      notify.success("Two-factor sign-in is off");
      onDone();
    },
  });
  const quiet = () => {};
  if (isSelf) return null;
  return (
    <>
      {disabled ? null : (
        <ConfirmButton
          label="Send reset link"
          question="Email this person a link to choose a new password? It works for one hour."
          onConfirm={() => reset.mutateAsync({ id }).catch(quiet)}
        />
      )}
      {secondFactor ? (
        <ReasonButton
          label="Turn off two-factor"
          question="Did this person lose the app and the recovery codes? First make sure who it is, in person or by a phone number you know. They are signed out everywhere and get an email."
          onConfirm={(reason) => takeOff.mutateAsync({ id, reason })}
        />
      ) : null}
      <ConfirmButton
        label="Sign out everywhere"
        question="End every session of this person? They can sign in again."
        onConfirm={() => signOut.mutateAsync({ id }).catch(quiet)}
      />
      {disabled ? (
        <ConfirmButton
          label="Enable"
          question="Reopen this account?"
          onConfirm={() => enable.mutateAsync({ ids: [id] }).catch(quiet)}
        />
      ) : (
        <ReasonButton
          label="Disable"
          question="Close this account? The person is signed out at once and cannot come back until it is enabled."
          onConfirm={(reason) => disable.mutateAsync({ ids: [id], reason })}
        />
      )}
    </>
  );
}
