import { Center, Loader } from "@mantine/core";
import { paymentsWhy as m } from "#messages/payments/why.ts";
import type { WhyStory } from "#shared/payments/why/why.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { StoryView } from "./story-view.tsx";
import type { WhyAsk } from "./why-ask.ts";
import styles from "./why.module.css";

type WhyDialogProps = {
  /** The formatted amount. */
  sum: string;
  ask: WhyAsk;
  onClose: () => void;
};

/** The explanation of an amount: its parts and events. Slides up from the bottom on phones. */
export function WhyDialog({ sum, ask, onClose }: WhyDialogProps) {
  return (
    <OpenModal
      onClose={onClose}
      title={m.whyOf(sum)}
      size="lg"
      classNames={{ inner: styles["inner"] ?? "", content: styles["content"] ?? "" }}
    >
      <Answer ask={ask} />
    </OpenModal>
  );
}

/** It may have changed since the last fetch. */
const FRESH = { refetchOnMount: "always" } as const;

/** Each kind of question has its own procedure with its own authorization. */
function Answer({ ask }: Pick<WhyDialogProps, "ask">) {
  switch (ask.of) {
    case "order":
      return <OfOrder {...ask} />;
    case "guest_order":
      return <OfGuestOrder {...ask} />;
    case "credit":
      return <OfCredit {...ask} />;
    case "payout":
      return <OfPayout {...ask} />;
    case "sales":
      return <OfSales {...ask} />;
    case "any_order":
      return <OfAnyOrder {...ask} />;
    case "payment":
      return <OfPayment {...ask} />;
    case "refund":
      return <OfRefund {...ask} />;
  }
}

type Of<Kind extends WhyAsk["of"]> = Extract<WhyAsk, { of: Kind }>;

const OfOrder = ({ input }: Of<"order">) => <Told query={trpc.orders.why.useQuery(input, FRESH)} />;
const OfGuestOrder = ({ input }: Of<"guest_order">) => (
  <Told query={trpc.guestOrders.why.useQuery(input, FRESH)} />
);
const OfCredit = ({ input }: Of<"credit">) => (
  <Told query={trpc.payments.credit.why.useQuery(input, FRESH)} />
);
/** Only the team names a farm; a farm asks about its own. */
const isOfTeam = ({ farmId }: { farmId?: number | undefined }) => farmId !== undefined;
const OfPayout = ({ input }: Of<"payout">) => (
  <Told query={trpc.farmer.payouts.why.useQuery(input, FRESH)} isTeam={isOfTeam(input)} />
);
const OfSales = ({ input }: Of<"sales">) => (
  <Told query={trpc.farmer.salesWhy.useQuery(input, FRESH)} isTeam={isOfTeam(input)} />
);
const OfAnyOrder = ({ input }: Of<"any_order">) => (
  <Told query={trpc.admin.orders.why.useQuery(input, FRESH)} />
);
const OfPayment = ({ input }: Of<"payment">) => (
  <Told query={trpc.admin.payments.why.useQuery(input, FRESH)} />
);
const OfRefund = ({ input }: Of<"refund">) => (
  <Told query={trpc.admin.payments.whyRefund.useQuery(input, FRESH)} />
);

type ToldProps = {
  query: {
    data: WhyStory | undefined;
    error: unknown;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  isTeam?: boolean;
};

function Told({ query: { data, error, isError, refetch }, isTeam = false }: ToldProps) {
  if (isError && !data) {
    return <ErrorPanel message={failureMessage(error)} onRetry={() => void refetch()} />;
  }
  if (data) return <StoryView story={data} isTeam={isTeam} />;
  return (
    <Center mih={160} role="status" aria-label={m.workingOut}>
      <Loader />
    </Center>
  );
}
