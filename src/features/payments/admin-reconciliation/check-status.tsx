import { Alert, Progress, Stack, Text } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import { paymentsReconciliation as m } from "#messages/payments/reconciliation.ts";
import type { Overview } from "./reconciliation.ts";
import { StandingWords } from "./standing-words.tsx";

type CheckStatusProps = Pick<
  Overview,
  "newest" | "underWay" | "open" | "expected" | "difference"
> & {
  /** Whether a comparison is running or requested. */
  busy: boolean;
};

/** Whether both sides matched in the last comparison, and the progress of the next. */
export function CheckStatus({ newest, underWay, busy, ...now }: CheckStatusProps) {
  return (
    <Stack gap="sm">
      <div role="status">
        {newest?.endedAt ? (
          <Text>
            <StandingWords {...now} comparedAt={newest.endedAt} />
          </Text>
        ) : null}
        {busy ? (
          <Text size="sm" c="dimmed">
            {underWay?.state === "running" ? m.comparing(underWay.read) : m.starting}
          </Text>
        ) : null}
      </div>
      {busy ? <Progress value={100} animated aria-label={m.running} /> : null}
      {underWay?.state === "failed" ? (
        <Alert title={m.noAnswer} variant="light" color="clay">
          {m.noAnswerWhy(underWay.failures)}
        </Alert>
      ) : null}
    </Stack>
  );
}
