import { platformUi as m } from "#messages/platform-ui.ts";
import { Button, Title } from "@mantine/core";
import styles from "./error-panel.module.css";

type ErrorPanelProps = {
  title?: string;
  /** Plain words: what failed and what to do. */
  message: string;
  onRetry?: () => void;
  /** What to quote to the people who help. */
  requestId?: string | null | undefined;
  /** It stands in place of the whole page: its title is the page's h1. */
  isPage?: boolean;
};

/** A part of a page that failed; the rest of the page stays, unless it is the page. */
export function ErrorPanel({
  isPage = false,
  title = isPage ? m.pageFailed : m.partFailed,
  message,
  onRetry,
  requestId,
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
      {requestId ? <p className={styles.request}>{m.requestNumber(requestId)}</p> : null}
    </div>
  );
}
