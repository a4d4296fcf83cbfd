import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { Button, NumberInput, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import { approvalFields } from "#shared/farms/applications/application-admin.ts";
import { ACREAGES, optionLabel, YEARS_ACTIVE } from "#shared/farms/farm-options.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import type { Application } from "./application-page.tsx";

type ApproveFormProps = { application: Application; onDone: () => void };

/** The data that the farm's page needs, prefilled with what the application says exactly, and the approval button. */
export function ApproveForm({ application, onDone }: ApproveFormProps) {
  const { id, farmName, location, yearsActive, acreage, starting } = application;
  const { field, onSubmit, refuse } = useShortForm(approvalFields, {
    town: starting.town,
    zipCode: starting.zipCode,
    sinceYear: "",
    acreage: "",
    commissionBps: starting.commissionBps,
  });
  const approve = trpc.admin.applications.approve.useMutation({
    meta: { failureTitle: m.notApproved(farmName) },
    onError: refuse,
    onSuccess: () => notify.success(m.isIn(farmName)),
    onSettled: (_done, error) => (error ? undefined : onDone()),
  });
  return (
    <Paper
      component="form"
      withBorder
      p="lg"
      bg="var(--color-card)"
      noValidate
      aria-label={m.approveFarm}
      onSubmit={onSubmit((values) => approve.mutate({ ...approvalFields.parse(values), id }))}
    >
      <Stack gap="md">
        <Title order={2} size="h4">
          {m.approveFarm}
        </Title>
        <Text size="sm">{m.approveHint}</Text>
        <TextInput
          label={m.town}
          description={m.farmWrote(location)}
          {...field("town")}
          size="sm"
        />
        <TextInput
          label={m.zip}
          inputMode="numeric"
          maxLength={5}
          {...field("zipCode")}
          size="sm"
        />
        <NumberInput
          label={m.since}
          description={m.farmChose(optionLabel(YEARS_ACTIVE, yearsActive))}
          thousandSeparator={false}
          hideControls
          {...field("sinceYear")}
          size="sm"
        />
        <NumberInput
          label={m.acres}
          description={m.farmChose(optionLabel(ACREAGES, acreage))}
          hideControls
          {...field("acreage")}
          size="sm"
        />
        <CommissionInput {...field("commissionBps")} />
        <Button type="submit" loading={approve.isPending}>
          {m.approve}
        </Button>
      </Stack>
    </Paper>
  );
}

type CommissionInputProps = {
  defaultValue?: number;
  onChange?: (bps: number | string) => void;
};

/** Our share in percent; the form's value is in basis points. */
function CommissionInput({ defaultValue = 0, onChange, ...rest }: CommissionInputProps) {
  return (
    <NumberInput
      label={m.ourShare}
      description={m.ourShareHint}
      decimalScale={2}
      hideControls
      {...rest}
      size="sm"
      defaultValue={defaultValue / 100}
      onChange={(percent) =>
        onChange?.(typeof percent === "number" ? Math.round(percent * 100) : percent)
      }
    />
  );
}
