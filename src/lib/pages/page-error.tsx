import { platformUi as m } from "#messages/platform/ui.ts";
import { Button, Title } from "@mantine/core";
import { pathHere } from "#shared/language.ts";
import { useEffect } from "react";
import { useRouter } from "@tanstack/react-router";
import { failureMessage, isApiError } from "../api/trpc.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import styles from "./page-error.module.css";

/**
 * A page that could not be loaded: a plain explanation, a retry (automatic once back online), and an error number to
 * quote.
 */
export function PageError({ error }: { error: unknown }) {
  const router = useRouter();
  const requestId = isApiError(error) ? error.data?.requestId : null;
  const again = () => void router.invalidate();
  useEffect(() => {
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  });
  return (
    <PageContainer narrow>
      <div className={styles.page} role="alert">
        <Title order={1}>{m.pageFailed}</Title>
        <p className={styles.text}>
          {import.meta.env.SSR || navigator.onLine ? failureMessage(error) : m.offline}
        </p>
        <div className={styles.actions}>
          <Button onClick={again}>{m.tryAgain}</Button>
          <Button component="a" href={pathHere("/")} variant="default">
            {m.backToMarket}
          </Button>
        </div>
        {requestId ? <p className={styles.request}>{m.requestNumber(requestId)}</p> : null}
      </div>
    </PageContainer>
  );
}
