import { platformUi as m } from "#messages/platform-ui.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { failureMessage, failureOf } from "./trpc.ts";

type QueryErrorProps = {
  query: { error: unknown; refetch: () => unknown };
  /** It stands in place of the whole page: its title is the page's h1. */
  isPage?: boolean;
};

/** In place of what a failed query would have shown. What does not exist is not offered to be tried again. */
export function QueryError({ query: { error, refetch }, isPage = false }: QueryErrorProps) {
  const isMissing = failureOf(error)?.code === "not_found";
  return (
    <ErrorPanel
      isPage={isPage}
      message={failureMessage(error)}
      {...(isMissing ? isPage && { title: m.notFound } : { onRetry: () => void refetch() })}
    />
  );
}
