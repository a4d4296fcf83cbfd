import { Button, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { accountsDemo as m } from "#messages/accounts/demo.ts";
import { spec } from "#messages/spec.ts";
import { accountName } from "#shared/accounts/user.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { readJson } from "#client/lib/api/rest.ts";
import { useSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import styles from "./auth-test.module.css";
import { useEnter } from "./use-enter.ts";

/** One-click sign-in for each demo account. Not available on a production server. */
export function AuthTestPage() {
  const [accounts] = trpc.platform.diagnostics.signIns.useSuspenseQuery();
  const { user } = useSession();
  return (
    <PageContainer narrow className={styles.page}>
      <Title order={1}>{m.title}</Title>
      <Text mt={6} c="var(--color-quiet)">
        {user ? m.signedInAs(accountName(user)) : m.eachSees}
      </Text>
      <SessionCheck />
      {accounts.length === 0 ? (
        <EmptyState title={m.noAccounts}>{m.noAccountsText}</EmptyState>
      ) : (
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <SignIn key={account.username} {...account} />
          ))}
        </ul>
      )}
    </PageContainer>
  );
}

/** The REST API's response for this browser's session, fetched on request. */
function SessionCheck() {
  const { user } = useSession();
  const answer = useQuery({
    queryKey: ["rest", "user", user?.id],
    queryFn: () => readJson("/api/user", { unauthorized: "null" }),
    enabled: false,
  });
  const words = answer.error ? answer.error.message : answer.data ? m.signedIn : m.noOne;
  return (
    <Text mt={6} size="sm" c="var(--color-quiet)" role="status">
      <Button
        variant="subtle"
        size="compact-sm"
        loading={answer.isFetching}
        onClick={() => void answer.refetch()}
      >
        {m.request}
      </Button>
      {answer.isFetched ? ` ${words}` : null}
    </Text>
  );
}

type SignInProps = { username: string; name: string; role: Role; password: string };

function SignIn({ username, name, role, password }: SignInProps) {
  const enter = useEnter({ next: "/dashboard" });
  const login = trpc.auth.login.useMutation({
    meta: { failureTitle: spec.loginFailed, fallback: spec.loginFailed },
    onSuccess: (user) =>
      enter(user, { title: spec.loginSuccessful, description: m.welcomeBack(user.firstName) }),
  });
  return (
    <li className={styles.account}>
      <div>
        <b>{name}</b>
        <Text size="sm" c="var(--color-quiet)">
          {m.sees[role]}
        </Text>
      </div>
      <Button
        variant="default"
        flex="none"
        loading={login.isPending}
        onClick={() => login.mutate({ username, password })}
        aria-label={m.signInAs(role)}
      >
        {m.signIn}
      </Button>
    </li>
  );
}
