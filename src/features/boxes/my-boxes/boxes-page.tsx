import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { BoxCalendar } from "./box-calendar.tsx";
import { Declined } from "./declined.tsx";
import { PlanCard } from "./plan-card.tsx";
import classes from "./my-boxes.module.css";

/** The customer's weekly box and its coming weeks. */
export function MyBoxesPage() {
  const query = trpc.boxes.own.read.useQuery(undefined, { refetchOnMount: "always" });
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return (
      <ErrorPanel
        isPage
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const mine = query.data;
  return (
    <>
      <AreaHeading
        title="Weekly box"
        actions={
          mine && mine.state === "canceled" ? (
            <Button renderRoot={(props) => <Link to="/subscribe" {...props} />}>Start again</Button>
          ) : null
        }
      >
        What is coming in the next eight weeks, and what it costs.
      </AreaHeading>
      {mine ? (
        <Plan mine={mine} />
      ) : (
        <EmptyState
          art="box"
          title="No weekly box yet"
          action={<PillLink to="/subscription">See this week's boxes</PillLink>}
        >
          A box of what is ripe, at your door as often as you choose.
        </EmptyState>
      )}
    </>
  );
}

function Plan({ mine }: { mine: Mine }) {
  const isOver = mine.state === "canceled";
  return (
    <div className={classes["page"]}>
      {mine.boxes
        .filter(({ state }) => state === "declined")
        .map((box) => (
          <Declined key={box.id} box={box} cardLabel={mine.cardLabel} />
        ))}
      {isOver ? <p className={classes["quiet"]}>Your weekly box is canceled.</p> : null}
      {isOver ? null : <PlanCard mine={mine} />}
      {mine.boxes.length > 0 ? <BoxCalendar boxes={mine.boxes} window={mine.window} /> : null}
    </div>
  );
}
