import { ordersPay as m } from "#messages/orders/pay.ts";
import { Button, Stack, Text, Title } from "@mantine/core";
import { lazy, useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useReturnPath } from "#client/lib/checkout/flow/outcome/use-return-path.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { OrderGoods } from "#client/lib/farms/farm-goods/order-goods.tsx";
import { useBusiness } from "#client/lib/platform/business.ts";
import { CardPage } from "#client/ui/page/layouts/card-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Later } from "#client/ui/later.tsx";
import { AiryContainer } from "#client/ui/page/layouts/airy-container.tsx";

const PaymentStep = lazy(async () => ({
  default: (await import("#client/lib/checkout/flow/payment/payment-step.tsx")).PaymentStep,
}));

type Asked = Outputs["paymentLinks"]["read"];

/** An order taken by phone, and the form to pay for it. */
export function PaymentLinkPage({ token }: { token: string }) {
  const [asked] = trpc.paymentLinks.read.useSuspenseQuery({ token });
  if (asked.state !== "open") return <Answer asked={asked} />;
  return <OpenPayment token={token} asked={asked} />;
}

function OpenPayment({ token, asked }: { token: string; asked: Asked }) {
  const utils = trpc.useUtils();
  const [isReady, setReady] = useState(false);
  const returnPath = useReturnPath();
  const { goods, totals, taxBps, addedTo, day, window, address, until, email } = asked;
  const open = trpc.paymentLinks.open.useMutation({
    meta: { failureTitle: m.notOpened },
    onError: () => {
      setReady(false);
      void utils.paymentLinks.read.invalidate();
    },
  });
  /** Whether the quote is still current; the team may have revised it with the customer since. */
  const isInForce = async () =>
    (await utils.client.paymentLinks.read.query({ token })).revision === asked.revision;
  const again = () => {
    void utils.paymentLinks.read.invalidate();
    open.mutate({ token });
  };
  return (
    <AiryContainer size="sm">
      <Stack gap="lg">
        <div>
          <Title order={1}>{addedTo ? m.addTo : m.yourOrder}</Title>
          <Text>{m.asOnPhone}</Text>
        </div>
        <Text>
          {addedTo
            ? m.comesWithAt(addedTo, formatSlot(day, window), address)
            : m.comes(formatSlot(day, window), address)}
        </Text>
        <OrderGoods goods={goods} />
        <MoneyRows totals={totals} taxBps={taxBps} />
        <Text>{m.holdUntil(formatDeadline(until))}</Text>
        {isReady ? (
          <Later>
            <PaymentStep
              clientSecret={open.data?.clientSecret ?? null}
              total={totals.total}
              isInForce={isInForce}
              email={email}
              returnPath={returnPath}
              onChanged={again}
              onFinished={() => void utils.paymentLinks.read.invalidate()}
            />
          </Later>
        ) : (
          <Button
            size="lg"
            onClick={() => {
              setReady(true);
              open.mutate({ token });
            }}
          >
            {m.pay(formatUsd(totals.total))}
          </Button>
        )}
        {open.isError ? (
          <Text role="alert" c="var(--mantine-color-error)">
            {failureMessage(open.error)}
          </Text>
        ) : null}
      </Stack>
    </AiryContainer>
  );
}

/** The outcome, when the order can no longer be paid. */
function Answer({ asked: { state, email, addedTo } }: { asked: Asked }) {
  const business = useBusiness();
  const total = state === "paid";
  return (
    <CardPage isAnswer title={m.titles[state]} text={textOf(state, email, business.email)}>
      {total && addedTo ? <Text>{m.comesWith(addedTo)}</Text> : null}
      <TextLink href="/shop">{m.seeShop}</TextLink>
    </CardPage>
  );
}

function textOf(state: Asked["state"], email: string, market: string): string {
  switch (state) {
    case "paid":
      return m.paid(email);
    case "processing":
      return m.processing(email);
    case "returned":
      return m.returned;
    case "open":
    case "over":
      return m.over(market);
  }
}

/** Shown for payment links that do not work. */
export function DeadPaymentLink() {
  const { email } = useBusiness();
  return (
    <CardPage title={m.deadLink} text={m.callOrWrite(email)}>
      <TextLink href="/shop">{m.seeShop}</TextLink>
    </CardPage>
  );
}
