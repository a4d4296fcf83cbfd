import { Button } from "@mantine/core";
import { useRouterState } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { farmsQuestions as m } from "#messages/farms/questions/questions.ts";
import { SendLinkAgain } from "#client/lib/platform/send-link-again.tsx";
import { useSession } from "#client/lib/session/session.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { Later } from "#client/ui/later.tsx";
import { onIntent } from "#client/ui/on-intent.ts";
import styles from "./farm-questions.module.css";

const load = async () => ({ default: (await import("./ask-dialog.tsx")).AskDialog });
const AskDialog = lazy(load);

/**
 * Opens the form for a question. Visitors sign in first and come back here; users confirm their address first, because
 * the answer is sent there.
 */
export function AskButton({ farm }: { farm: { id: number; name: string } }) {
  const { user, isKnown } = useSession();
  const [opened, setOpened] = useState(false);
  const href = useRouterState({ select: ({ location }) => location.href });
  if (!isKnown) return null;
  if (!user) {
    return (
      <PillLink to="/auth" search={{ next: href }}>
        {m.signInFirst}
      </PillLink>
    );
  }
  if (!user.emailVerified) {
    return (
      <>
        <p className={styles.text}>{m.confirmFirst(user.email)}</p>
        <SendLinkAgain />
      </>
    );
  }
  return (
    <>
      <Button variant="default" {...onIntent(load)} onClick={() => setOpened(true)}>
        {m.ask}
      </Button>
      {opened ? (
        <Later onMissing={() => setOpened(false)}>
          <AskDialog farm={farm} onClose={() => setOpened(false)} />
        </Later>
      ) : null}
    </>
  );
}
