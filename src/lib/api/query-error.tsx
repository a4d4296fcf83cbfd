import type { ReactNode } from "react";
import { platformUi as m } from "#messages/platform/ui.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { failureMessage, failureOf, requestIdOf } from "./trpc.ts";

type QueryErrorProps = {
  query: { error: unknown; refetch: () => unknown };
  /** Whether it replaces the whole page: its title is then the page's h1. */
  isPage?: boolean;
  /** A link to the list it belongs to. */
  back?: ReactNode;
};

/** Shown in place of a failed query's data. If the data does not exist, says so and where to look, without a retry. */
export function QueryError({ query: { error, refetch }, isPage = false, back }: QueryErrorProps) {
  const isMissing = failureOf(error)?.code === "not_found";
  const message = failureMessage(error);
  if (isMissing && isPage) {
    const text = back ? m.lookInList : m.lookAgain;
    return <ErrorPanel isPage back={back} title={message.replace(/\.$/, "")} message={text} />;
  }
  return (
    <ErrorPanel
      isPage={isPage}
      back={back}
      message={message}
      requestId={requestIdOf(error)}
      {...(!isMissing && { onRetry: () => void refetch() })}
    />
  );
}
