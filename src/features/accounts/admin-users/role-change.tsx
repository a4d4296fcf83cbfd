import { Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
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
    meta: { failureTitle: "The role stays as it was" },
    onSuccess: () => {
      notify.success(`The role is ${ROLE_WORDS[wanted]} now`);
      onDone();
    },
  });
  return (
    <Group align="end" gap="sm">
      <NativeSelect
        label="Role"
        data={OPTIONS}
        value={wanted}
        onChange={({ currentTarget: { value } }) =>
          setWanted(ROLES.find((role) => role === value) ?? user.role)
        }
      />
      <ConfirmButton
        label="Change role"
        disabled={wanted === user.role}
        question={`Make ${user.firstName} ${user.lastName} ${ROLE_WORDS[wanted]} instead of ${ROLE_WORDS[user.role]}? Every session of theirs ends.`}
        onConfirm={() => save.mutateAsync({ id: user.id, role: wanted }).catch(() => {})}
      />
    </Group>
  );
}
