import { creditWords } from "#shared/orders/words/credit-words.ts";
import { paymentsCredit as m } from "#messages/payments/credit.ts";
import { orderPath } from "#shared/orders/order-path.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { RedeemGift } from "./redeem-gift.tsx";
import { BandFigure } from "#client/ui/facts/band-figure.tsx";
import { Entry, EntryList } from "#client/ui/facts/entry-list.tsx";
import styles from "./credit-page.module.css";
import { Unbroken } from "#client/ui/unbroken.tsx";

type Credit = Outputs["payments"]["credit"]["mine"];

/** A customer's credit balance, its movements, and the form to redeem a gift card. */
export function CreditPage({ code }: { code?: string | undefined }) {
  const query = trpc.payments.credit.mine.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data ? <Account credit={query.data} /> : null}
      {query.isPending ? null : <RedeemGift code={code} />}
    </>
  );
}

function Account({ credit: { balance, movements } }: { credit: Credit }) {
  if (movements.length === 0) {
    return (
      <EmptyState
        title={m.none}
        action={<PillLink to="/dashboard/customer/orders">{m.orders}</PillLink>}
      >
        {m.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <BandFigure label={m.youHave} amount={balance} />
      <EntryList aria-label={m.history}>
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </EntryList>
    </>
  );
}

function Movement({ movement }: { movement: Credit["movements"][number] }) {
  const { id, amount, reason, orderNumber, at } = movement;
  return (
    <Entry
      name={
        <>
          {creditWords(reason)} <WhyButton amount={amount} ask={{ of: "credit", input: { id } }} />
        </>
      }
      note={
        <Dotted
          facts={[
            formatInstant(at),
            ...(orderNumber
              ? [
                  <TextLink key="order" href={orderPath(orderNumber)}>
                    <Rich>{m.order(<Unbroken>{orderNumber}</Unbroken>)}</Rich>
                  </TextLink>,
                ]
              : []),
          ]}
        />
      }
    >
      <span className={styles.amount} data-in={amount > 0 || undefined}>
        {amount > 0 ? "+" : "−"}
        {formatUsd(cents(Math.abs(amount)))}
      </span>
    </Entry>
  );
}
