import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import {
  INVITED_ROLES,
  type InvitationFields,
  invitationSchema,
} from "#shared/accounts/invitation.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { ROLE_WORDS } from "./words.ts";

const OPTIONS = INVITED_ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }));
const FIRST: InvitationFields = { email: "", role: "logistics" };

/** Asks someone to join the team; they choose their own name and password. */
export function InvitePage() {
  const navigate = useNavigate();
  const { onSubmit, refuse, field, form } = useShortForm(invitationSchema, FIRST);
  const invite = trpc.admin.invitations.invite.useMutation({
    meta: { failureTitle: "No one was invited" },
    onSuccess: async (_, { email }) => {
      await navigate({ to: "/dashboard/admin/users" });
      notify.success(`${email} was invited`);
    },
    onError: refuse,
  });
  return (
    <>
      <AreaHeading title="Invite someone">
        They get an email with a link that works for seven days, and choose their own password.
        Customers and farmers register themselves. To give a role to someone who has an account,
        open their page.
      </AreaHeading>
      <form noValidate onSubmit={onSubmit((values) => invite.mutate(values))}>
        <Stack maw={480} mb="xl">
          <TextInput
            label="Email"
            type="email"
            autoComplete="off"
            {...field("email")}
            key={form.key("email")}
          />
          <NativeSelect label="Role" data={OPTIONS} {...field("role")} key={form.key("role")} />
          <Group>
            <Button type="submit" loading={invite.isPending}>
              Send the invitation
            </Button>
            <Button variant="default" component={Link} to="/dashboard/admin/users">
              Go back
            </Button>
          </Group>
        </Stack>
      </form>
      <OpenInvitations />
    </>
  );
}
