import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import {
  INVITED_ROLES,
  type InvitationFields,
  invitationSchema,
} from "#shared/accounts/invitation.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { ROLE_WORDS } from "./words.ts";

const OPTIONS = INVITED_ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }));
const FIRST: InvitationFields = { email: "", role: "logistics" };

/** Invites someone to join the team; they choose their own name and password. */
export function InvitePage() {
  const navigate = useNavigate();
  const { onSubmit, refuse, field, form } = useShortForm(invitationSchema, FIRST);
  const invite = trpc.admin.invitations.invite.useMutation({
    meta: { failureTitle: m.notInvited },
    onSuccess: async (_, { email }) => {
      await navigate({ to: "/dashboard/admin/users" });
      notify.success(m.invited(email));
    },
    onError: refuse,
  });
  return (
    <>
      <AreaHeading title={m.invite}>{m.inviteText}</AreaHeading>
      <form noValidate onSubmit={onSubmit((values) => invite.mutate(values))}>
        <Stack maw={480} mb="xl">
          <TextInput
            label={m.email}
            type="email"
            autoComplete="off"
            {...field("email")}
            key={form.key("email")}
          />
          <NativeSelect label={m.role} data={OPTIONS} {...field("role")} key={form.key("role")} />
          <Group>
            <Button type="submit" loading={invite.isPending}>
              {m.sendInvitation}
            </Button>
            <Button variant="default" component={Link} to="/dashboard/admin/users">
              {m.goBack}
            </Button>
          </Group>
        </Stack>
      </form>
      <OpenInvitations />
    </>
  );
}
