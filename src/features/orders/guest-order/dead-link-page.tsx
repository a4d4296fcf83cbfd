import { ordersGuest as m } from "#messages/orders/guest.ts";
import { Button, TextInput } from "@mantine/core";
import { askLinkSchema, ORDER_LINK_DAYS } from "#shared/orders/order-link.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import { CardPage } from "#client/ui/page/layouts/card-page.tsx";

/**
 * Shown for every order link that does not work, whatever the reason, with the next steps. The response to a request
 * for a new link never reveals whether the order exists.
 */
export function DeadLinkPage() {
  const { field, onSubmit, refuse } = useShortForm(askLinkSchema, { number: "", email: "" });
  const ask = trpc.guestOrders.ask.useMutation({
    meta: { failureTitle: m.failed, fallback: m.tryLater },
    onError: refuse,
  });
  if (ask.isSuccess) {
    return (
      <CardPage isAnswer title={m.checkEmail} text={m.onItsWay}>
        <TextLink href="/auth">{m.signInInstead}</TextLink>
      </CardPage>
    );
  }
  return (
    <CardPage title={m.deadLink} text={m.waysOn(ORDER_LINK_DAYS)}>
      <form method="post" noValidate onSubmit={onSubmit((values) => ask.mutate(values))}>
        <LiveFields>
          <TextInput
            label={m.orderNumber}
            placeholder={m.numberExample}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field("number")}
          />
          <EmailInput {...field("email")} />
          <Button type="submit" loading={ask.isPending}>
            {m.emailLink}
          </Button>
          <TextLink href="/auth?next=/dashboard/customer/orders">{m.signIn}</TextLink>
        </LiveFields>
      </form>
    </CardPage>
  );
}
