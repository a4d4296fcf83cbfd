import { Button, TextInput } from "@mantine/core";
import { askLinkSchema } from "#shared/orders/order-link.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import { CardPage } from "#client/ui/page/card-page.tsx";

/**
 * What anyone sees whose link opens nothing, whatever the reason: the ways that lead on. The answer to
 * who asks for a fresh link never reveals whether there is such an order.
 */
export function DeadLinkPage() {
  const { field, onSubmit, refuse } = useShortForm(askLinkSchema, { number: "", email: "" });
  const ask = trpc.guestOrders.ask.useMutation({
    meta: { failureTitle: "That did not work", fallback: "Please try again in a moment." },
    onError: refuse,
  });
  if (ask.isSuccess) {
    return (
      <CardPage
        isAnswer
        title="Check your email"
        text="If there is an order with this number and email, a new link to it is on its way."
      >
        <TextLink href="/auth">Sign in instead</TextLink>
      </CardPage>
    );
  }
  return (
    <CardPage
      title="This link no longer works"
      text="If you have an account, your orders are there. Otherwise we can email you a new link to your order."
    >
      <form method="post" noValidate onSubmit={onSubmit((values) => ask.mutate(values))}>
        <LiveFields>
          <TextInput
            label="Order number"
            placeholder="FUR-7K3M-9QXT"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field("number")}
          />
          <EmailInput {...field("email")} />
          <Button type="submit" loading={ask.isPending}>
            Email me a new link
          </Button>
          <TextLink href="/auth?next=/dashboard/customer/orders">Sign in</TextLink>
        </LiveFields>
      </form>
    </CardPage>
  );
}
