import { Button, Stack, Text, Title } from "@mantine/core";
import { lazy, useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useReturnPath } from "#client/lib/checkout/flow/outcome/use-return-path.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { OrderGoods } from "#client/lib/farms/farm-goods/order-goods.tsx";
import { useBusiness } from "#client/lib/platform/business.ts";
import { CardPage } from "#client/ui/page/card-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Later } from "#client/ui/later.tsx";
import { AiryContainer } from "#client/ui/page/airy-container.tsx";

const PaymentStep = lazy(async () => ({
  default: (await import("#client/lib/checkout/flow/payment/payment-step.tsx")).PaymentStep,
}));

type Asked = Outputs["paymentLinks"]["read"];

/** What the team put together with a customer on the phone, and the form that pays it. */
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
    meta: { failureTitle: "The payment could not be opened" },
    onError: () => void utils.paymentLinks.read.invalidate(),
  });
  const again = () => {
    void utils.paymentLinks.read.invalidate();
    open.mutate({ token });
  };
  return (
    <AiryContainer size="sm">
      <Stack gap="lg">
        <div>
          <Title order={1}>{addedTo ? "Add to your order" : "Your order"}</Title>
          <Text>As we said on the phone. Nothing is charged until you pay.</Text>
        </div>
        <Text>
          {addedTo ? `It comes with order ${addedTo}: ` : "It comes "}
          {formatSlot(day, window)}, to {address}.
        </Text>
        <OrderGoods goods={goods} />
        <MoneyRows totals={totals} taxBps={taxBps} />
        <Text>We hold it for you until {formatDeadline(until)}.</Text>
        {isReady ? (
          <Later>
            <PaymentStep
              clientSecret={open.data?.clientSecret ?? null}
              total={totals.total}
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
            Pay {formatUsd(totals.total)}
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

/** What became of it, where it can no longer be paid. */
function Answer({ asked: { state, email, addedTo } }: { asked: Asked }) {
  const business = useBusiness();
  const total = state === "paid";
  return (
    <CardPage isAnswer title={TITLES[state]} text={textOf(state, email, business.email)}>
      {total && addedTo ? <Text>It comes with order {addedTo}.</Text> : null}
      <TextLink href="/shop">See the shop</TextLink>
    </CardPage>
  );
}

const TITLES: Readonly<Record<Asked["state"], string>> = {
  open: "Your order",
  paid: "Thank you, the farms have your order",
  processing: "Your payment is on its way",
  returned: "Your money is on its way back",
  over: "The time to pay is over",
};

function textOf(state: Asked["state"], email: string, market: string): string {
  switch (state) {
    case "paid":
      return `We have sent a confirmation to ${email}, with a link to your order.`;
    case "processing":
      return `Your bank is still working on it. We will email the confirmation to ${email}; you do not need to pay again.`;
    case "returned":
      return "The goods were gone by the time it was paid. We have refunded the whole amount; most banks show it within 5 to 10 days.";
    case "open":
    case "over":
      return `It can no longer be paid, and nothing was charged. Call us, write to ${market}, or order in the shop.`;
  }
}

/** What anyone sees whose link opens nothing. */
export function DeadPaymentLink() {
  const { email } = useBusiness();
  return (
    <CardPage
      title="This link no longer works"
      text={`If you still want to pay for an order, please call us or write to ${email}.`}
    >
      <TextLink href="/shop">See the shop</TextLink>
    </CardPage>
  );
}
