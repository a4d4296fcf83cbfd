import { Button, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { limits } from "#shared/limits.ts";
import { useIntroduction } from "./use-introduction.ts";
import classes from "./welcome-popup.module.css";

/** Name, address and zip. `website` is a trap that people never see. */
export function IntroductionForm({ onDone }: { onDone: () => void }) {
  const { form, submit, isPending } = useIntroduction(onDone);
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    withAsterisk: false,
    required: true,
    ...form.getInputProps(name),
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label="First name"
            autoComplete="given-name"
            maxLength={limits.personName}
            data-autofocus
            {...field("firstName")}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            maxLength={limits.personName}
            {...field("lastName")}
          />
        </SimpleGrid>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          {...field("email")}
        />
        <TextInput
          label="Zip code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={limits.zipMax}
          {...field("zipCode")}
        />
        <Button type="submit" mt="xs" loading={isPending}>
          Nice to meet you
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
