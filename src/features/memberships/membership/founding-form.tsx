import "@mantine/core/styles/InlineInput.layer.css";
import { Button, Checkbox } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { membershipsFounding as m } from "#messages/memberships/founding.ts";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import { DirectPayment } from "#client/lib/checkout/flow/payment/direct-payment.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { EmailInput, FirstNameInput, ZipInput } from "#client/ui/fields/person-inputs.tsx";
import { useReserve } from "./use-reserve.ts";

type FoundingFormProps = {
  deposit: Cents;
  search: CampaignSearch;
  consent?: boolean;
  onSoldOut: () => void;
};

/** The founding member's contact details, then the payment of the deposit. */
export function FoundingForm({ deposit, search, consent = false, onSoldOut }: FoundingFormProps) {
  const reserve = useReserve({ search, consent, onSoldOut });
  const { payment, field } = reserve;
  if (payment) {
    return (
      <DirectPayment
        quote={payment}
        clientSecret={payment.clientSecret}
        total={payment.total}
        email={payment.email}
        promise={m.promise}
        onBack={reserve.change}
        onReceived={reserve.celebrate}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={reserve.submit} aria-label={m.yourPlace}>
      <LiveFields>
        <FirstNameInput {...field("firstName")} />
        <EmailInput {...field("email")} />
        <ZipInput {...field("zipCode")} />
        {consent ? (
          <Checkbox
            key={reserve.form.key("accept")}
            radius={6}
            label={
              <Rich>
                {m.agree(
                  (words) => (
                    <TextLink href="/terms">{words}</TextLink>
                  ),
                  formatUsd(deposit),
                )}
              </Rich>
            }
            {...reserve.form.getInputProps("accept", { type: "checkbox" })}
          />
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={reserve.isPending}>
          {m.toPayment}
        </Button>
      </LiveFields>
    </form>
  );
}
