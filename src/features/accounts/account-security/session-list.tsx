import { Button, Group, Stack, Text } from "@mantine/core";
import { accountsSecurity as m } from "#messages/accounts/sign-in/security.ts";
import { formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { isLost } from "#client/lib/api/is-lost.ts";
import { deviceOf } from "#shared/accounts/device.ts";

/** Every open session, and how to end it. */
export function SessionList() {
  const utils = trpc.useUtils();
  const sessions = trpc.accounts.sessions.useQuery(undefined, { refetchOnMount: "always" });
  const again = () => utils.accounts.sessions.invalidate();
  const end = trpc.accounts.endSession.useMutation({
    meta: { failureTitle: m.sessionStays },
    onSettled: again,
  });
  const endOthers = trpc.accounts.endOtherSessions.useMutation({
    meta: { failureTitle: m.sessionsStay },
    onSettled: again,
  });
  const failure = sessions.isError ? (
    <ErrorPanel message={m.noSessions} onRetry={() => void sessions.refetch()} />
  ) : null;
  if (isLost(sessions)) return failure;
  const rows = sessions.data ?? [];
  return (
    <>
      {failure}
      <Stack component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {rows.map(({ id, userAgent, address, createdAt, isThis }) => (
          <Group component="li" key={id} justify="space-between" wrap="nowrap">
            <div>
              <Text fw={600}>
                {isThis ? m.thisDevice(deviceOf(userAgent)) : deviceOf(userAgent)}
              </Text>
              <Text size="sm" c="var(--color-quiet)">
                {m.since(formatInstant(createdAt), address)}
              </Text>
            </div>
            {isThis ? null : (
              <Button
                size="sm"
                variant="default"
                aria-label={m.signOutDevice(deviceOf(userAgent))}
                loading={end.isPending && end.variables.id === id}
                onClick={() => end.mutate({ id })}
              >
                {m.signOut}
              </Button>
            )}
          </Group>
        ))}
        {rows.length > 1 ? (
          <li>
            <ConfirmButton
              label={m.signOutOthers}
              question={m.signOutOthersQuestion}
              onConfirm={() => endOthers.mutateAsync()}
            />
          </li>
        ) : null}
      </Stack>
    </>
  );
}
