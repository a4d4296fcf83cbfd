import { platformUi as m } from "#messages/platform-ui.ts";
import { Button, Title } from "@mantine/core";
import { pathHere } from "#shared/language.ts";
import { useRouter } from "@tanstack/react-router";
import { failureMessage, isApiError } from "../api/trpc.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import styles from "./page-error.module.css";

/** A page that could not be loaded: plain words, another try, and the number to quote. */
export function PageError({ error }: { error: unknown }) {
  const router = useRouter();
  const requestId = isApiError(error) ? error.data?.requestId : null;
  return (
    <PageContainer narrow>
      <div className={styles.page} role="alert">
        <Title order={1}>{m.pageFailed}</Title>
        <p className={styles.text}>{failureMessage(error)}</p>
        <div className={styles.actions}>
          <Button onClick={() => void router.invalidate()}>{m.tryAgain}</Button>
          <Button component="a" href={pathHere("/")} variant="default">
            {m.backToMarket}
          </Button>
        </div>
        {requestId ? <p className={styles.request}>{m.requestNumber(requestId)}</p> : null}
      </div>
    </PageContainer>
  );
}
