import { boxesPlan as m } from "#messages/boxes/plan.ts";
import { Title } from "@mantine/core";
import type { BoxSizeId } from "#shared/boxes/boxes.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { LateSpinner } from "#client/ui/late-spinner.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
import classes from "./box-subscribe.module.css";

/** The page where a household subscribes to the weekly box. */
export function SubscribePage({ size }: { size: BoxSizeId }) {
  const mine = trpc.boxes.own.read.useQuery(undefined, { refetchOnMount: "always" });
  if (mine.isPending) return <LateSpinner />;
  if (isLost(mine)) return <QueryError query={mine} isPage />;
  const hasBox = mine.data && mine.data.state !== "canceled";
  return (
    <PageContainer>
      <div className={classes["page"]}>
        <header>
          <Title order={1}>{m.title}</Title>
          <p className={classes["lead"]}>{m.lead}</p>
        </header>
        {hasBox ? (
          <EmptyState
            art="box"
            title={m.alreadyHasOne}
            action={<PillLink to="/dashboard/customer/boxes">{m.seeMine}</PillLink>}
          >
            {m.changeThere}
          </EmptyState>
        ) : (
          <SubscribeForm size={size} />
        )}
      </div>
    </PageContainer>
  );
}
