import { Badge, Button, Stack } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { paymentsWords as known } from "#messages/payments/words.ts";
import { paymentsDisputePage as m } from "#messages/payments/disputes/dispute-page.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import {
  DISPUTE_LOST,
  disputeNextStep,
  disputeReasonWords,
  disputeStatusWords,
} from "#shared/payments/disputes/dispute.ts";
import {
  driverWords,
  inBrackets,
  paidWords,
  STOP_EVENT_WORDS,
} from "#shared/payments/disputes/dispute-evidence.ts";
import { refundReasonWords } from "#shared/payments/payment-admin.ts";
import { mailKindWords } from "#shared/mail/mail-admin.ts";
import { formatUsd } from "#shared/money.ts";
import { orderLifecycle } from "#shared/orders/order.ts";
import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { DisputeAnswer } from "./dispute-answer.tsx";
import styles from "./dispute-page.module.css";

export type Dispute = Outputs["admin"]["payments"]["dispute"];
type Facts = Dispute["facts"];
type DisputeProps = { dispute: Dispute };

/** A dispute on one page, for the screen and for paper: what happened, what proves it, and the answer. */
export function DisputePage({ disputeId }: { disputeId: string }) {
  const query = trpc.admin.payments.dispute.useQuery({ disputeId }, { refetchOnMount: "always" });
  return (
    <Loaded
      query={query}
      waiting={<PageSkeleton />}
      isPage
      back={<TextLink href="/dashboard/payments">{m.payments}</TextLink>}
    >
      {(dispute, failure) => {
        const { facts } = dispute;
        return (
          <>
            <AreaHeading
              back={{ href: "/dashboard/payments", label: m.payments }}
              title={m.title(facts.number)}
              actions={
                <Button
                  className={styles["noPrint"]}
                  variant="default"
                  leftSection={<IconPrinter size={18} aria-hidden />}
                  onClick={() => window.print()}
                >
                  {m.print}
                </Button>
              }
            >
              <Badge variant="default">{disputeStatusWords(dispute.status)}</Badge>
            </AreaHeading>
            {failure}
            <NextStep dispute={dispute} />
            <Stack gap="xl" className={styles["page"]}>
              <TheDispute dispute={dispute} />
              {facts.order ? <TheOrder order={facts.order} number={facts.number} /> : null}
              <Goods facts={facts} />
              <Proof delivery={facts.delivery} hasOrder={facts.order !== null} />
              <Mails mails={facts.mails} />
              <Refunds refunds={facts.refunds} />
              <DisputeAnswer
                key={dispute.status}
                dispute={dispute}
                onDone={() => query.refetch()}
              />
            </Stack>
          </>
        );
      }}
    </Loaded>
  );
}

/** What it means and what to do, for the money and for the order. */
function NextStep({
  dispute: { status, amount, taken, dueBy, intentId, stopsOrder, facts },
}: DisputeProps) {
  const state = facts.order?.state;
  const isToGo = state && (state === "packed" || orderLifecycle.next(state, "cancel"));
  return (
    <div className={styles["lead"]}>
      <p>{disputeNextStep(status, status === DISPUTE_LOST ? taken : amount, dueBy)}</p>
      {stopsOrder && isToGo ? (
        <p>
          <Rich>
            {m.stopped((words) => (
              <TextLink href={`/dashboard/payments/${intentId}`}>{words}</TextLink>
            ))}
          </Rich>
        </p>
      ) : null}
    </div>
  );
}

function TheDispute({ dispute }: DisputeProps) {
  const { facts, amount, reason, dueBy, answeredAt, intentId, isAnswerable } = dispute;
  const { customer, paid, quoted } = facts;
  return (
    <FactList
      facts={[
        [m.disputed, <MoneyText key="amount" amount={amount} />],
        [m.customerSays, disputeReasonWords(reason)],
        ...(isAnswerable
          ? ([[m.answerBy, dueBy ? formatInstant(dueBy) : m.noDeadline]] as const)
          : []),
        [m.evidence, answeredAt ? m.sent(formatInstant(answeredAt)) : m.notSent],
        [m.customer, [customer.name, customer.email, customer.phone].filter(Boolean).join(", ")],
        [m.paid, `${paidWords(paid)}, ${formatInstant(paid.at)}`],
        [m.shown, quoted ? formatUsd(quoted.total) : m.notOnFile],
        [
          m.payment,
          <TextLink key="payment" href={`/dashboard/payments/${intentId}`}>
            {intentId}
          </TextLink>,
        ],
      ]}
    />
  );
}

function TheOrder({ order, number }: { order: NonNullable<Facts["order"]>; number: string }) {
  return (
    <TitledSection title={m.order}>
      <FactList
        facts={[
          [
            m.number,
            <TextLink key="number" href={orderDeskPath(number)}>
              {number}
            </TextLink>,
          ],
          [m.ordered, formatInstant(order.placedAt)],
          [m.delivery, formatSlot(order.day, order.window)],
          [m.address, order.address],
          ...(order.instructions ? ([[m.instructions, order.instructions]] as const) : []),
          [m.status, ORDER_STATE_WORDS[order.state]],
        ]}
      />
    </TitledSection>
  );
}

function Listed({ title, items, none }: { title: string; items: string[]; none?: string }) {
  if (items.length === 0 && none === undefined) return null;
  return (
    <TitledSection title={title}>
      {items.length === 0 ? (
        <p className={styles["none"]}>{none}</p>
      ) : (
        <ul className={styles["list"]}>
          {items.map((item, at) => (
            <li key={`${at} ${item}`}>{item}</li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

const Goods = ({ facts: { lines } }: { facts: Facts }) => (
  <Listed
    title={m.goods}
    items={lines.map(
      ({ quantity, name, pack, lineTotal }) =>
        `${quantity} × ${name}, ${pack}: ${formatUsd(lineTotal)}`,
    )}
  />
);

const Proof = ({ delivery, hasOrder }: { delivery: Facts["delivery"]; hasOrder: boolean }) => (
  <Listed
    title={m.atDoor}
    items={delivery.map(({ kind, at, driver, isByHand, ...said }) =>
      m.driver(
        `${formatInstant(at)}: ${STOP_EVENT_WORDS[kind]}${inBrackets(said)}`,
        driverWords({ driver, isByHand }),
      ),
    )}
    {...(hasOrder && { none: m.noDelivery })}
  />
);

const Mails = ({ mails }: Pick<Facts, "mails">) => (
  <Listed
    title={m.emails}
    items={mails.map(({ sentAt, kind, subject, to }) =>
      m.email(formatInstant(sentAt), to, mailKindWords(kind), subject),
    )}
    none={m.noEmails}
  />
);

const Refunds = ({ refunds }: Pick<Facts, "refunds">) => (
  <Listed title={m.refunds} items={refunds.map(refundLine)} />
);

function refundLine({ at, amount, credit, state, reason }: Facts["refunds"][number]): string {
  const when = formatInstant(at);
  const ending = `${known.refundStates[state]} (${refundReasonWords(reason)})`;
  return credit > 0
    ? m.refundWithCredit(when, formatUsd(amount), formatUsd(credit), ending)
    : m.refund(when, formatUsd(amount), ending);
}
