import { platformUi as m } from "#messages/platform/ui.ts";
import { Button, Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./error-panel.module.css";

type ErrorPanelProps = {
  title?: string;
  /** In plain words: what failed and what to do. */
  message: string;
  onRetry?: () => void;
  /** The reference to quote to support. */
  requestId?: string | null | undefined;
  /** Whether it replaces the whole page: its title is then the page's h1. */
  isPage?: boolean;
  /** A link to the list that leads on, if there is one. */
  back?: ReactNode;
};

/** An error in a part of a page; the rest of the page stays, unless `isPage` is set. */
export function ErrorPanel({
  isPage = false,
  title = isPage ? m.pageFailed : m.partFailed,
  message,
  onRetry,
  requestId,
  back,
}: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <Title order={isPage ? 1 : 2} size="h4">
        {title}
      </Title>
      <p className={styles.text}>{message}</p>
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          {m.tryAgain}
        </Button>
      ) : null}
      {back}
      {requestId ? <p className={styles.request}>{m.requestNumber(requestId)}</p> : null}
    </div>
  );
}
