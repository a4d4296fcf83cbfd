import type { ReactNode } from "react";
import { platformUi as m } from "#messages/platform-ui.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { failureMessage, failureOf } from "./trpc.ts";

type QueryErrorProps = {
  query: { error: unknown; refetch: () => unknown };
  /** Whether it replaces the whole page: its title is then the page's h1. */
  isPage?: boolean;
  /** A link to the list it belongs to. */
  back?: ReactNode;
};

/** Shown in place of a failed query's data. Offers no retry if the data does not exist. */
export function QueryError({ query: { error, refetch }, isPage = false, back }: QueryErrorProps) {
  const isMissing = failureOf(error)?.code === "not_found";
  return (
    <ErrorPanel
      isPage={isPage}
      back={back}
      message={failureMessage(error)}
      {...(isMissing ? isPage && { title: m.notFound } : { onRetry: () => void refetch() })}
    />
  );
}
