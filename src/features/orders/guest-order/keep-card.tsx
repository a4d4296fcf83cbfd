import { ordersGuest as m } from "#messages/orders/guest.ts";
import "@mantine/core/styles/PasswordInput.layer.css";
import { Button, Text, Title, VisuallyHidden } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { keepOrderSchema } from "#shared/orders/order-link.ts";
import { spec } from "#messages/spec.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useChangeSession, useSession } from "#client/lib/session/session.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { NewPasswordField } from "#client/ui/fields/password-field.tsx";
import classes from "../my-orders/my-orders.module.css";
import type { Order } from "../my-orders/order-detail-page.tsx";

type KeepCardProps = { token: string; order: Order };

/** Creates an account from the order. Name and address are known, so only a password is required. */
export function KeepCard({ token, order }: KeepCardProps) {
  const { user, isKnown } = useSession();
  const router = useRouter();
  const changeSession = useChangeSession();
  const { field, onSubmit, refuse } = useShortForm(keepOrderSchema, { password: "" });
  const keep = trpc.guestOrders.keep.useMutation({
    meta: { failureTitle: spec.registrationFailed, fallback: spec.registrationFailed },
    onSuccess: async (account) => {
      // The link no longer works: the order now belongs to the account.
      changeSession(account);
      await router.navigate({
        to: "/dashboard/customer/orders/$number",
        params: { number: order.number },
        replace: true,
      });
      notify.success(spec.registrationSuccessful, m.inAccount);
    },
    onError: refuse,
  });
  if (!isKnown || user) return null;
  return (
    <section
      className={`${classes["card"]} ${classes["noPrint"]}`}
      aria-labelledby="keep"
      style={{ overflowWrap: "anywhere" }}
    >
      <Title order={2} size="h3" mb="xs" id="keep">
        {m.saveAsAccount}
      </Title>
      <Text mb="md">{m.choosePassword(order.delivery.email)}</Text>
      <form
        method="post"
        noValidate
        onSubmit={onSubmit(({ password }) => keep.mutate({ token, password }))}
      >
        <LiveFields>
          {/* Password managers read the username from a text field and ignore inputs of type hidden. */}
          <VisuallyHidden aria-hidden>
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={order.delivery.email}
              tabIndex={-1}
              readOnly
            />
          </VisuallyHidden>
          <NewPasswordField
            label={m.password}

            {...field("password")}
          />
          <Button type="submit" loading={keep.isPending} mr="auto">
            {m.createAccount}
          </Button>
        </LiveFields>
      </form>
    </section>
  );
}
