import { Button, Title } from "@mantine/core";
import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import { INVITED_ROLES } from "#shared/accounts/invitation.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { RowList } from "#client/ui/facts/row-list.tsx";
import styles from "./user-page.module.css";
import { ROLE_WORDS } from "./words.ts";

type Invitation = Outputs["admin"]["invitations"]["open"][number];

/** Pending invitations, which can be resent or revoked. */
export function OpenInvitations() {
  const query = trpc.admin.invitations.open.useQuery(undefined, { refetchOnMount: "always" });
  if (!query.data || query.data.length === 0) return null;
  return (
    <section className={styles.invitations}>
      <Title order={2} size="h4" mb="xs">
        {m.openInvitations}
      </Title>
      <RowList>
        {query.data.map((invitation) => (
          <li key={invitation.id}>
            <strong>{invitation.email}</strong>
            <span>{ROLE_WORDS[invitation.role]}</span>
            <span>
              {(invitation.isExpired ? m.expired : m.until)(formatInstant(invitation.expiresAt))}
            </span>
            <Actions invitation={invitation} onDone={() => void query.refetch()} />
          </li>
        ))}
      </RowList>
    </section>
  );
}

type ActionsProps = { invitation: Invitation; onDone: () => void };

function Actions({ invitation: { id, email, role }, onDone }: ActionsProps) {
  const invited = INVITED_ROLES.find((one) => one === role);
  const again = trpc.admin.invitations.invite.useMutation({
    meta: { failureTitle: m.notSent },
    onSuccess: () => notify.success(m.invitedAgain(email)),
    onSettled: onDone,
  });
  const revoke = trpc.admin.invitations.revoke.useMutation({
    meta: { failureTitle: m.stillStands },
    onSettled: onDone,
  });
  return (
    <span className={styles.actions}>
      {invited ? (
        <Button
          size="sm"
          variant="default"
          aria-label={m.sendAgainTo(email)}
          loading={again.isPending}
          onClick={() => again.mutate({ email, role: invited })}
        >
          {m.sendAgain}
        </Button>
      ) : null}
      <ConfirmButton
        size="sm"
        danger
        label={m.revoke}
        question={m.revokeQuestion(email)}
        onConfirm={() => revoke.mutateAsync({ id })}
      />
    </span>
  );
}
