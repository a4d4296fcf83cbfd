import { Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import { accountName } from "#shared/accounts/user.ts";
import { ROLES } from "#shared/accounts/roles.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { User } from "./user-page.tsx";
import { ROLE_WORDS } from "./words.ts";

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }));

/** Gives a person another role, which ends the sessions that had the old one. */
export function RoleChange({ user, onDone }: { user: User; onDone: () => void }) {
  const [wanted, setWanted] = useState(user.role);
  const save = trpc.admin.users.changeRole.useMutation({
    meta: { failureTitle: m.roleStays },
    onSuccess: () => notify.success(m.roleIs(ROLE_WORDS[wanted])),
    onSettled: onDone,
  });
  return (
    <Group align="end" gap="sm">
      <NativeSelect
        label={m.role}
        data={OPTIONS}
        value={wanted}
        onChange={({ currentTarget: { value } }) =>
          setWanted(ROLES.find((role) => role === value) ?? user.role)
        }
      />
      <ConfirmButton
        label={m.changeRole}
        disabled={wanted === user.role}
        question={m.changeRoleQuestion(
          accountName(user),
          ROLE_WORDS[wanted],
          ROLE_WORDS[user.role],
        )}
        onConfirm={() => save.mutateAsync({ id: user.id, role: wanted })}
      />
    </Group>
  );
}
