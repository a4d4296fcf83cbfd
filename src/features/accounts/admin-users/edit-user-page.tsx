import { Button, Group, Stack, TextInput } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import { userFields } from "#shared/accounts/user-admin.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { userPath } from "./paths.ts";
import type { User } from "./user-page.tsx";

/** Edits a user's name and contact details. */
export function EditUserPage({ id }: { id: string }) {
  const query = trpc.admin.users.one.useQuery({ id }, { refetchOnMount: "always" });
  if (query.isPending || (query.isFetching && query.isStale)) return <PageSkeleton />;
  if (isLost(query)) {
    const back = <TextLink href="/dashboard/admin/users">{m.users}</TextLink>;
    return <QueryError query={query} isPage back={back} />;
  }
  return (
    <>
      <AreaHeading back={{ href: "/dashboard/admin/users", label: m.users }} title={m.editAccount}>
        {m.editText}
      </AreaHeading>
      {query.isError ? <QueryError query={query} /> : null}
      <EditForm user={query.data} />
    </>
  );
}

function EditForm({ user }: { user: User }) {
  const navigate = useNavigate();
  // The values from when the form was opened, regardless of later refetches.
  const [shown] = useState(() => ({
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    zipCode: user.zipCode ?? "",
    phoneNumber: user.phoneNumber ?? "",
  }));
  const { onSubmit, refuse, field, form } = useShortForm(userFields, shown);
  const save = trpc.admin.users.change.useMutation({
    meta: { failureTitle: m.notSaved },
    onSuccess: async () => {
      await navigate({ to: "/dashboard/admin/users/$id", params: { id: user.id } });
      notify.success(m.saved);
    },
    onError: refuse,
  });
  return (
    <form
      noValidate
      onSubmit={onSubmit((values) => save.mutate({ id: user.id, shown, ...values }))}
    >
      <Stack maw={480}>
        <TextInput label={m.firstName} {...field("firstName")} key={form.key("firstName")} />
        <TextInput label={m.lastName} {...field("lastName")} key={form.key("lastName")} />
        <TextInput label={m.email} type="email" {...field("email")} key={form.key("email")} />
        <TextInput label={m.zipCode} {...field("zipCode")} key={form.key("zipCode")} />
        <TextInput
          label={m.phone}
          type="tel"
          {...field("phoneNumber")}
          key={form.key("phoneNumber")}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {m.save}
          </Button>
          <Button variant="default" component={Link} to={userPath(user.id)}>
            {m.goBack}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
