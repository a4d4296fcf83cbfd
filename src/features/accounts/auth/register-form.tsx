import { Button, TextInput } from "@mantine/core";
import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import { REQUIRED } from "#client/lib/forms/required-mark.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { NewPasswordField } from "#client/ui/fields/password-field.tsx";
import { EmailInput, FirstNameInput, LastNameInput } from "#client/ui/fields/person-inputs.tsx";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";
import { RoleChoice } from "./role-choice.tsx";
import type { Entrance } from "./use-enter.ts";
import { useRegistration } from "./use-registration.ts";

/** Making an account (spec section 5). */
export function RegisterForm(entrance: Entrance) {
  const { form, submit, isPending } = useRegistration(entrance);
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    size: "md",
    ...(name !== "zipCode" && name !== "phoneNumber" && REQUIRED),
    ...form.getInputProps(name),
  });

  return (
    // POST keeps the password out of the URL if the browser submits the form natively.
    <form method="post" noValidate onSubmit={submit} aria-label={m.createAccount}>
      <LiveFields>
        <RoleChoice {...form.getInputProps("role")} />
        <TwoColumns from="xs">
          <FirstNameInput key={form.key("firstName")} {...field("firstName")} />
          <LastNameInput key={form.key("lastName")} {...field("lastName")} />
        </TwoColumns>
        <EmailInput key={form.key("email")} {...field("email")} />
        <TextInput
          key={form.key("username")}
          label={m.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field("username")}
        />
        <NewPasswordField key={form.key("password")} {...field("password")} />
        <TwoColumns from="xs">
          <TextInput
            key={form.key("zipCode")}
            label={m.zipOptional}
            autoComplete="postal-code"
            {...field("zipCode")}
          />
          <TextInput
            key={form.key("phoneNumber")}
            label={m.phoneOptional}
            type="tel"
            autoComplete="tel"
            {...field("phoneNumber")}
          />
        </TwoColumns>
        <Button type="submit" size="md" radius="xl" mt="xs" loading={isPending}>
          {m.createAccount}
        </Button>
      </LiveFields>
    </form>
  );
}
