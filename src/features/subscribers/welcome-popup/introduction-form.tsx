import { Button, Stack } from "@mantine/core";
import { subscribersPopup as m } from "#messages/subscribers/popup.ts";
import { limits } from "#shared/platform/limits.ts";
import { REQUIRED } from "#client/lib/forms/required-mark.ts";
import {
  EmailInput,
  FirstNameInput,
  LastNameInput,
  ZipInput,
} from "#client/ui/fields/person-inputs.tsx";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";
import { useIntroduction } from "./use-introduction.ts";
import classes from "./welcome-popup.module.css";

/** Name, address and zip. `website` is a hidden honeypot field. */
export function IntroductionForm({ onDone }: { onDone: () => void }) {
  const { form, submit, prepare, isPending } = useIntroduction(onDone);
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    withAsterisk: false,
    required: true,
    labelProps: REQUIRED.labelProps,
    ...form.getInputProps(name),
  });
  return (
    <form method="post" noValidate onInput={prepare} onSubmit={submit}>
      <Stack gap="sm">
        <TwoColumns from="xs" gap="sm">
          <FirstNameInput data-autofocus {...field("firstName")} />
          <LastNameInput {...field("lastName")} />
        </TwoColumns>
        <EmailInput {...field("email")} />
        <ZipInput maxLength={limits.zipMax} {...field("zipCode")} />
        <Button type="submit" mt="xs" loading={isPending}>
          {m.niceToMeet}
        </Button>
      </Stack>
      <input
        className={classes["trap"]}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        {...form.getInputProps("website", { withError: false })}
      />
    </form>
  );
}
