import { Badge, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { formatDayLong } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { PageSpinner } from "#client/ui/states/page-spinner.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import classes from "./applicant.module.css";

type Application = NonNullable<Outputs["farms"]["applications"]["mine"]>;

/** For a farmer without a farm: where the application stands and what comes next, or the way to apply. */
export function ApplicationStatus() {
  const query = trpc.farms.applications.mine.useQuery(undefined, { refetchOnMount: "always" });
  if (query.isPending) return <PageSpinner />;
  if (query.isError) {
    return (
      <ErrorPanel
        isPage
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return query.data ? <Standing application={query.data} /> : <NotApplied />;
}

function NotApplied() {
  const { data: user } = trpc.auth.current.useQuery();
  return (
    <StatusCard title="Bring your farm to the market" badge="Not applied yet">
      <Text>
        Your account is ready, and no farm is linked to it yet. Tell us about yours in three short
        steps; we answer within two business days.
      </Text>
      <PillLink to="/join-as-farmer">Apply with your farm</PillLink>
      {user && !user.emailVerified ? (
        <Text size="sm" c="dimmed">
          You have applied already?{" "}
          <TextLink href="/account/security">Confirm your address</TextLink>, and the application
          sent with it shows up here.
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
          title={`We have the application of ${farmName}`}
          badge={state === "submitted" ? "Sent" : "In review"}
        >
          <Text>
            {state === "submitted"
              ? "We will read it next and call you to arrange a visit."
              : "We are reading it and will call you to arrange a visit."}{" "}
            You will hear from us by {formatDayLong(reviewDueOn)}. There is nothing for you to do
            now.
          </Text>
        </StatusCard>
      );
    case "changes_requested":
      return (
        <StatusCard title={`We have a question about ${farmName}`} badge="Your turn">
          <Message>{message}</Message>
          <PillLink to="/join-as-farmer/changes">Change it and send it again</PillLink>
        </StatusCard>
      );
    case "approved":
      return (
        <StatusCard title={`${farmName} is in`} badge="Approved">
          <Text>Its page is up. Our email has the link that connects it to your account.</Text>
          {farmId === null ? null : (
            <PillLink to="/farmers/$id" params={{ id: String(farmId) }}>
              See its page
            </PillLink>
          )}
        </StatusCard>
      );
    case "rejected":
      return (
        <StatusCard title={`We could not accept ${farmName}`} badge="Not this time">
          <Message>{message}</Message>
          <PillLink to="/join-as-farmer">Apply again</PillLink>
        </StatusCard>
      );
    case "withdrawn":
      return (
        <StatusCard title={`The application of ${farmName} was withdrawn`} badge="Withdrawn">
          <PillLink to="/join-as-farmer">Apply again</PillLink>
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
      aria-label="Your application"
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
