import { farmsApplicant as m } from "#messages/farms/applying/applicant.ts";
import { Badge, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { formatDayLong } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { LateSpinner } from "#client/ui/late-spinner.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import classes from "./applicant.module.css";

type Application = NonNullable<Outputs["farms"]["applications"]["mine"]>;

/** For a farmer without a farm: the application's state and next step, or a link to apply. */
export function ApplicationStatus() {
  const query = trpc.farms.applications.mine.useQuery(undefined, { refetchOnMount: "always" });
  if (query.isPending) return <LateSpinner />;
  if (isLost(query)) {
    return <QueryError query={query} isPage />;
  }
  return (
    <>
      {query.isError ? <QueryError query={query} /> : null}
      {query.data ? <Standing application={query.data} /> : <NotApplied />}
    </>
  );
}

function NotApplied() {
  const { data: user } = trpc.auth.current.useQuery();
  return (
    <StatusCard title={m.bringFarm} badge={m.notApplied}>
      <Text>{m.accountReady}</Text>
      <PillLink to="/join-as-farmer">{m.apply}</PillLink>
      {user && !user.emailVerified ? (
        <Text size="sm" c="dimmed">
          <Rich>
            {m.applied((words) => (
              <TextLink href="/account/security">{words}</TextLink>
            ))}
          </Rich>
        </Text>
      ) : null}
    </StatusCard>
  );
}

function Standing({ application }: { application: Application }) {
  const { farmName, state, reviewDueOn, message, farmId } = application;
  switch (state) {
    case "submitted":
    case "in_review":
      return (
        <StatusCard
          title={m.haveApplication(farmName)}
          badge={state === "submitted" ? m.sent : m.inReview}
        >
          <Text>
            {state === "submitted"
              ? m.willRead(formatDayLong(reviewDueOn))
              : m.areReading(formatDayLong(reviewDueOn))}
          </Text>
        </StatusCard>
      );
    case "changes_requested":
      return (
        <StatusCard title={m.question(farmName)} badge={m.yourTurn}>
          <Message>{message}</Message>
          <PillLink to="/join-as-farmer/changes">{m.changeAgain}</PillLink>
        </StatusCard>
      );
    case "approved":
      return (
        <StatusCard title={m.isIn(farmName)} badge={m.approved}>
          <Text>{m.pageIsUp}</Text>
          {farmId === null ? null : (
            <PillLink to="/farmers/$id" params={{ id: String(farmId) }}>
              {m.seePage}
            </PillLink>
          )}
        </StatusCard>
      );
    case "rejected":
      return (
        <StatusCard title={m.notAccepted(farmName)} badge={m.notThisTime}>
          <Message>{message}</Message>
          <PillLink to="/join-as-farmer">{m.applyAgain}</PillLink>
        </StatusCard>
      );
    case "withdrawn":
      return (
        <StatusCard title={m.withdrawnTitle(farmName)} badge={m.withdrawn}>
          <PillLink to="/join-as-farmer">{m.applyAgain}</PillLink>
        </StatusCard>
      );
  }
}

function Message({ children }: { children: ReactNode }) {
  return children ? <Text style={{ whiteSpace: "pre-line" }}>{children}</Text> : null;
}

type StatusCardProps = { title: string; badge: string; children: ReactNode };

function StatusCard({ title, badge, children }: StatusCardProps) {
  return (
    <Paper
      component="section"
      aria-label={m.yourApplication}
      withBorder
      bg="var(--color-card)"
      className={classes["standing"]}
    >
      <Stack gap="md" align="flex-start">
        <Group justify="space-between" w="100%">
          <Title order={2} size="h3">
            {title}
          </Title>
          <Badge variant="light" size="lg">
            {badge}
          </Badge>
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
