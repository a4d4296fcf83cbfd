import "@mantine/core/styles/InlineInput.layer.css";
import { Button, Checkbox } from "@mantine/core";
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

/** Who the founding place is for, then the payment of its deposit. */
export function FoundingForm({ deposit, search, consent = false, onSoldOut }: FoundingFormProps) {
  const reserve = useReserve({ search, consent, onSoldOut });
  const { payment, field } = reserve;
  if (payment) {
    return (
      <DirectPayment
        clientSecret={payment.clientSecret}
        total={payment.total}
        email={payment.email}
        promise="The whole deposit comes back until your first delivery."
        onBack={reserve.change}
        onReceived={reserve.celebrate}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={reserve.submit} aria-label="Your founding place">
      <LiveFields>
        <FirstNameInput {...field("firstName")} />
        <EmailInput {...field("email")} />
        <ZipInput {...field("zipCode")} />
        {consent ? (
          <Checkbox
            key={reserve.form.key("accept")}
            radius={6}
            label={
              <>
                I agree to the <TextLink href="/terms">terms</TextLink> and to paying a refundable
                deposit of {formatUsd(deposit)} now. It does not renew.
              </>
            }
            {...reserve.form.getInputProps("accept", { type: "checkbox" })}
          />
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={reserve.isPending}>
          Continue to payment
        </Button>
      </LiveFields>
    </form>
  );
}
