import { Button, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { catalogAlert as m } from "#messages/catalog/alert.ts";
import { limits } from "#shared/platform/limits.ts";
import { spec } from "#messages/spec.ts";
import { productAlertSchema } from "#shared/subscribers/subscriber.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TrapField } from "#client/ui/fields/trap-field.tsx";
import { trapOf } from "#client/ui/fields/trap-of.ts";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./product-buy.module.css";

type AlertFormProps = { product: { id: number; name: string } };

const fieldsSchema = productAlertSchema.pick({ email: true });

/** "Tell me when it is back": one email once it is back in stock. Signed-in customers need not enter an address. */
export function AlertForm({ product }: AlertFormProps) {
  const { user } = useSession();
  const { field, submit, isPending, asked } = useAlert(product, user?.email ?? "");
  if (asked) {
    return (
      <p className={styles.willWrite} role="status">
        <Rich>
          {m.willWrite(asked, product.name, (words) => (
            <b>{words}</b>
          ))}
        </Rich>
      </p>
    );
  }
  return (
    <form className={styles.alert} method="post" noValidate onSubmit={submit} aria-label={m.tellMe}>
      <LiveFields>
        <TextInput
          label={m.email}
          description={m.oneEmail}
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          {...field("email")}
        />
        <TrapField />
        <Button type="submit" loading={isPending}>
          {m.tellMe}
        </Button>
      </LiveFields>
    </form>
  );
}

/** `asked` is the address to be notified, once the form was submitted. */
function useAlert({ id, name }: AlertFormProps["product"], email: string) {
  const { field, onSubmit, refuse } = useShortForm(fieldsSchema, { email });
  const ask = trpc.subscribers.notifyWhenBack.useMutation({
    meta: { failureTitle: spec.somethingWrong, fallback: spec.tryLaterSentence },
    onError: refuse,
    onSuccess: () => notify.success(m.willHear, m.willEmail(name)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const website = trapOf(event);
    onSubmit((values) => ask.mutate({ ...values, productId: id, website }))(event);
  };
  const asked = ask.isSuccess ? ask.variables.email : null;
  return { field, submit, isPending: ask.isPending, asked };
}
