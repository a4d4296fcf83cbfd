import { Button, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import { spec } from "#messages/spec.ts";
import { loginSchema, type Login } from "#shared/accounts/registration.ts";
import { signInLimits } from "#shared/accounts/sign-in-limits.ts";
import { useFailureToast } from "./use-failure-toast.ts";
import { failureMessage, failureOf, trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import { REQUIRED } from "#client/lib/forms/required-mark.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { PasswordField } from "#client/ui/fields/password-field.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { CodeForm } from "./code-form.tsx";
import { type Entrance, useEnter } from "./use-enter.ts";

const EMPTY: Login = { username: "", password: "" };

/** Signing in by username or email; with a second factor the code is asked for next. */
export function LoginForm(entrance: Entrance) {
  const enter = useEnter(entrance);
  const reportFailure = useFailureToast();
  /** The accepted credentials that still need a second-factor code. */
  const [half, setHalf] = useState<Login | null>(null);
  /** How many wrong passwords in a row were entered here. */
  const [wrong, setWrong] = useState(0);
  const form = useForm<Login>({
    mode: "uncontrolled",
    initialValues: EMPTY,
    validate: schemaResolver(loginSchema, { sync: true }),
  });
  const login = trpc.auth.login.useMutation({
    // Requiring a code is not an error; real errors are shown below.
    meta: { silent: true },
    onSuccess: (user) =>
      enter(user, { title: spec.loginSuccessful, description: m.welcomeBack(user.firstName) }),
    onError: (error, values) => {
      const code = failureOf(error)?.code;
      if (code === "second_factor") return setHalf(values);
      if (code === "signed_out") setWrong((times) => times + 1);
      reportFailure(spec.loginFailed, failureMessage(error, spec.loginFailed));
      form.getInputNode("password")?.focus();
    },
  });
  const submit = form.onSubmit(
    (values) => login.mutate(values),
    (errors) => focusFirst(form, errors),
  );
  if (half) {
    return (
      <CodeForm
        error={half.code && login.error ? failureMessage(login.error) : null}
        isPending={login.isPending}
        onCode={(code) => login.mutate({ ...half, code })}
        onBack={() => setHalf(null)}
      />
    );
  }

  const isWrong = failureOf(login.error)?.code === "signed_out";
  const refused = login.error ? failureMessage(login.error, spec.loginFailed) : null;
  return (
    // POST keeps the password out of the URL if the browser submits the form natively.
    <form method="post" noValidate onSubmit={submit} aria-label={m.title}>
      <LiveFields>
        <TextInput
          label={m.nameOrEmail}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          key={form.key("username")}
          {...REQUIRED}
          {...form.getInputProps("username")}
        />
        <PasswordField
          autoComplete="current-password"
          key={form.key("password")}
          {...REQUIRED}
          {...form.getInputProps("password")}
        />
        {refused ? (
          <Text role="alert" size="sm" c="var(--color-clay-text)">
            {refused}
            {isWrong && wrong >= signInLimits.saidAfter ? <> {m.waitAfter(signInLimits)}</> : null}
          </Text>
        ) : null}
        <Button type="submit" size="md" radius="xl" mt="xs" loading={login.isPending}>
          {m.title}
        </Button>
        <TextLink href="/forgot-password">{m.forgot}</TextLink>
      </LiveFields>
    </form>
  );
}
