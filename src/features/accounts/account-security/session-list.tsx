import { Button, Group, Stack, Text } from "@mantine/core";
import { formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { deviceOf } from "#shared/accounts/device.ts";

/** Every open session, and how to end it. */
export function SessionList() {
  const utils = trpc.useUtils();
  const sessions = trpc.accounts.sessions.useQuery();
  const again = () => utils.accounts.sessions.invalidate();
  const end = trpc.accounts.endSession.useMutation({
    meta: { failureTitle: "The session is still open" },
    onSettled: again,
  });
  const endOthers = trpc.accounts.endOtherSessions.useMutation({
    meta: { failureTitle: "The sessions are still open" },
    onSettled: again,
  });
  if (sessions.isError)
    return (
      <ErrorPanel
        message="We could not read your sessions."
        onRetry={() => void sessions.refetch()}
      />
    );
  const rows = sessions.data ?? [];
  return (
    <Stack component="ul" m={0} p={0} style={{ listStyle: "none" }}>
      {rows.map(({ id, userAgent, address, createdAt, isThis }) => (
        <Group component="li" key={id} justify="space-between" wrap="nowrap">
          <div>
            <Text fw={600}>
              {deviceOf(userAgent)}
              {isThis ? ", this device" : ""}
            </Text>
            <Text size="sm" c="var(--color-quiet)">
              Since {formatInstant(createdAt)}, from {address}
            </Text>
          </div>
          {isThis ? null : (
            <Button
              size="sm"
              variant="default"
              aria-label={`Sign out ${deviceOf(userAgent)}`}
              onClick={() => end.mutate({ id })}
            >
              Sign out
            </Button>
          )}
        </Group>
      ))}
      {rows.length > 1 ? (
        <li>
          <ConfirmButton
            label="Sign out everywhere else"
            question="Every device but this one has to sign in again."
            onConfirm={() => endOthers.mutateAsync()}
          />
        </li>
      ) : null}
    </Stack>
  );
}
