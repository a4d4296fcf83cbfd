import { farmsPayouts as m } from "#messages/farms/money/payouts.ts";
import { paymentsFarmAccount as words } from "#messages/payments/payouts/farm-account.ts";
import { Badge, Button, Skeleton, Title } from "@mantine/core";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import styles from "./payout-account.module.css";
import type { Back } from "./backs.ts";
import { useReturn } from "./use-return.ts";

type Account = Outputs["farmer"]["payouts"]["account"];

type PayoutAccountProps = {
  /** Set for an admin who acts for a farm: actions that move money remain with the farm. */
  farmId: number | undefined;
  /** Set after a redirect from the provider. */
  back: Back | undefined;
};

/** The farm's payout account: its state, what is missing, and a button to continue the setup. */
export function PayoutAccount({ farmId, back }: PayoutAccountProps) {
  const isAsking = useReturn(farmId, back);
  const query = trpc.farmer.payouts.account.useQuery({ farmId }, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<Skeleton h={160} mb="xl" />}>
      {(account, failure) => (
        <section className={styles.account} aria-labelledby="payout-account">
          <div className={styles.head}>
            <Title order={2} size="h3" id="payout-account">
              {m.title}
            </Title>
            <span role="status">
              <Badge component="span" variant={account.state === "ready" ? "light" : "default"}>
                {isAsking ? m.asking : words.states[account.state]}
              </Badge>
            </span>
          </div>
          {failure}
          {back === "again" && !isAsking ? <p>{m.linkWasOver}</p> : null}
          <Standing account={account} />
          {farmId === undefined ? <GoOn account={account} /> : <p>{m.farmAlone}</p>}
        </section>
      )}
    </Loaded>
  );
}

function Standing({ account }: { account: Account }) {
  const { needs } = account;
  return (
    <>
      <p>{standingWords(account)}</p>
      {needs.length > 0 && !account.isTurnedDown ? (
        <ul className={styles.needs} aria-label={m.stillNeeded}>
          {needs.map((need) => (
            <li key={need}>{words.needs[need]}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function standingWords({ state, needs, isTurnedDown }: Account): string {
  if (isTurnedDown) return m.turnedDown;
  switch (state) {
    case "none":
      return m.none;
    case "started":
      return needs.length > 0 ? m.started : m.startedUnread;
    case "incomplete":
      return needs.length > 0 ? m.incomplete : m.beingChecked;
    case "ready":
      return needs.length > 0 ? m.readyForNow : m.ready;
    case "held":
      return needs.length > 0 ? m.held : m.heldForCheck;
    case "closed":
    case "out_of_reach":
      return m.closed;
  }
}

/** Opens the provider's pages in the same tab; they return here. */
function GoOn({ account: { state, needs, isTurnedDown } }: { account: Account }) {
  const goTo = ({ url }: { url: string }) => window.location.assign(url);
  const begin = trpc.farmer.payouts.beginOnboarding.useMutation({
    meta: { failureTitle: m.notOpened },
    onSuccess: goTo,
  });
  const open = trpc.farmer.payouts.open.useMutation({
    meta: { failureTitle: m.notOpened },
    onSuccess: goTo,
  });
  if (isTurnedDown) return null;
  const isReady = state === "ready" && needs.length === 0;
  const isNew = state === "none" || state === "closed" || state === "out_of_reach";
  const { mutate, isPending, isSuccess } = isReady ? open : begin;
  return (
    <Button
      size="lg"
      variant={isReady ? "default" : "filled"}
      loading={isPending || isSuccess}
      onClick={() => mutate()}
    >
      {isReady ? m.seeAccount : isNew ? m.begin : m.goOn}
    </Button>
  );
}
