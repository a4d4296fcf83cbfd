import { farmsApplicant as m } from "#messages/farms/applying/applicant.ts";
import { Button, Title } from "@mantine/core";
import { failureMessage, failureOf, trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { LateSpinner } from "#client/ui/late-spinner.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { ChangesForm, Sent } from "./changes-form.tsx";
import styles from "./applicant.module.css";

/** The page linked from the email that requests changes, also open to the signed-in applicant. */
export function ChangesPage({ token }: { token?: string }) {
  const query = trpc.farms.applications.toChange.useQuery(token === undefined ? {} : { token }, {
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (query.isPending) return <LateSpinner />;
  if (isLost(query)) {
    return <Refused error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { toChange, farmName, reviewDueOn } = query.data;
  return (
    <PageContainer narrow className={styles.page}>
      <Title order={1}>{m.yourApplication}</Title>
      {query.isError ? <QueryError query={query} /> : null}
      {toChange ? (
        <ChangesForm application={toChange} token={token} />
      ) : (
        <Sent farmName={farmName} dueOn={reviewDueOn} />
      )}
    </PageContainer>
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = failureOf(error)?.code;
  const message = failureMessage(error, m.notReached);
  const next = { next: "/join-as-farmer/changes" };
  return (
    <PageContainer narrow className={styles.page}>
      <EmptyState
        order={1}
        title={m.nothingToChange}
        action={
          code === "signed_out" ? (
            <PillLink to="/auth" search={next}>
              {m.signIn}
            </PillLink>
          ) : code === "not_found" ? (
            <PillLink to="/join-as-farmer">{m.apply}</PillLink>
          ) : (
            <Button onClick={onRetry}>{m.tryAgain}</Button>
          )
        }
      >
        {message}
      </EmptyState>
    </PageContainer>
  );
}
