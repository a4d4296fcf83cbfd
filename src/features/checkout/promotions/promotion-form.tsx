import { Button, Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { checkoutPromotionsAdmin as m } from "#messages/checkout/promotions-admin.ts";
import { promotionSchema } from "#shared/checkout/promotions/promotion-admin.ts";
import { PROMOTION_KINDS, type PromotionKind } from "#shared/checkout/promotions/promotion.ts";
import { NO_MONEY, parseDollars } from "#shared/money.ts";
import { REQUIRED } from "#client/lib/forms/required-mark.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";

type PromotionFormProps = { farms: readonly { id: number; name: string }[]; onMade: () => void };

/** The form for a new code. Empty fields mean no limit. */
export function PromotionForm({ farms, onMade }: PromotionFormProps) {
  const [kind, setKind] = useState<PromotionKind>("percent");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const make = trpc.admin.promotions.make.useMutation({ meta: { failureTitle: m.notMade } });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = promotionSchema.safeParse(termsIn(new FormData(form), kind));
    if (!read.success) {
      const named = read.error.issues.map(({ path, message }) => [String(path[0]), message]);
      setErrors(Object.fromEntries(named));
      return;
    }
    setErrors({});
    make.mutate(read.data, {
      onSuccess() {
        form.reset();
        onMade();
      },
      // Errors that only the server can detect are shown on their field as well.
      onError: (error) => setErrors(refusedFields(error)),
    });
  };
  const field = (name: string) => ({ name, error: errors[name] });
  return (
    <form noValidate onSubmit={submit} aria-label={m.newCode}>
      <Stack maw={480}>
        <h2>{m.newCode}</h2>
        <TextInput label={m.code} {...REQUIRED} {...field("code")} autoComplete="off" />
        <NativeSelect
          label={m.kind}
          data={PROMOTION_KINDS.map((value) => ({ value, label: m.kinds[value] }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => {
            const chosen = PROMOTION_KINDS.find((one) => one === value);
            if (chosen) setKind(chosen);
          }}
        />
        {kind === "delivery" ? null : (
          <TextInput
            label={kind === "percent" ? m.percent : m.amount}
            inputMode="decimal"
            {...REQUIRED}
            {...field("value")}
          />
        )}
        <NativeSelect
          label={m.bearer}
          data={[
            { value: "", label: m.ofMarket },
            ...farms.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...field("farmId")}
        />
        <TextInput label={m.minimum} inputMode="decimal" {...field("minimum")} />
        <TextInput label={m.perPerson} inputMode="numeric" {...field("perPerson")} />
        <TextInput label={m.inAll} inputMode="numeric" {...field("inAll")} />
        <TextInput label={m.firstDay} type="date" {...field("startsOn")} />
        <TextInput label={m.lastDay} type="date" {...field("endsOn")} />
        <Checkbox label={m.onlyFirstOrder} name="firstOrder" />
        <Button type="submit" loading={make.isPending} mr="auto">
          {m.make}
        </Button>
      </Stack>
    </form>
  );
}

/** The field values: percent and dollars as people type them; empty when not set. */
function termsIn(form: FormData, kind: PromotionKind) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const number = (name: string) => (text(name) === "" ? null : Number(text(name)));
  const values = {
    percent: Math.round(Number(text("value")) * 100),
    amount: parseDollars(text("value")),
    delivery: 0,
  };
  return {
    code: text("code"),
    kind,
    value: values[kind],
    farmId: number("farmId"),
    minimum: text("minimum") === "" ? NO_MONEY : parseDollars(text("minimum")),
    firstOrder: form.get("firstOrder") !== null,
    perPerson: number("perPerson"),
    inAll: number("inAll"),
    startsOn: text("startsOn") || null,
    endsOn: text("endsOn") || null,
  };
}
