import { boxesMine as m } from "#messages/boxes/mine.ts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { BoxCalendar } from "./box-calendar.tsx";
import { Declined } from "./declined.tsx";
import { PlanCard } from "./plan-card.tsx";
import classes from "./my-boxes.module.css";

/** The customer's weekly box and its coming weeks. */
export function MyBoxesPage() {
  const query = trpc.boxes.own.read.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(mine, failure) => (
        <>
          <AreaHeading
            title={m.title}
            actions={
              mine && mine.state === "canceled" ? (
                <Button renderRoot={(props) => <Link to="/subscribe" {...props} />}>
                  {m.startAgain}
                </Button>
              ) : null
            }
          >
            {m.lead}
          </AreaHeading>
          {failure}
          {mine ? (
            <Plan mine={mine} />
          ) : (
            <EmptyState
              art="box"
              title={m.noneYet}
              action={<PillLink to="/subscription">{m.seeBoxes}</PillLink>}
            >
              {m.whatItIs}
            </EmptyState>
          )}
        </>
      )}
    </Loaded>
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
      {isOver ? <p className={classes["quiet"]}>{m.canceled}</p> : null}
      {isOver ? null : <PlanCard mine={mine} />}
      {mine.boxes.length > 0 ? <BoxCalendar boxes={mine.boxes} /> : null}
    </div>
  );
}
