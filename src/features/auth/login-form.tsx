import { Button, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { messages } from "#shared/messages.ts";
import { loginSchema, type Login } from "#shared/registration.ts";
import { notify } from "#client/lib/notify.ts";
import { trpc } from "#client/lib/trpc.ts";
import { LiveFields } from "#client/ui/live-fields.tsx";
import { PasswordField } from "#client/ui/password-field.tsx";
import { useEnter } from "./use-enter.ts";

const EMPTY: Login = { username: "", password: "" };

/** Signing in by username or email. */
export function LoginForm({ next }: { next: string | undefined }) {
  const enter = useEnter(next);
  const form = useForm<Login>({
    mode: "uncontrolled",
    initialValues: EMPTY,
    validate: schemaResolver(loginSchema, { sync: true }),
  });
  const login = trpc.auth.login.useMutation({
    meta: { failureTitle: messages.loginFailed, fallback: messages.loginFailed },
    onSuccess: async (user) => {
      await enter(user);
      notify.success(messages.loginSuccessful, `Welcome back, ${user.firstName}`);
    },
    onError: () => form.getInputNode("password")?.focus(),
  });
  const submit = form.onSubmit(
    (values) => login.mutate(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? "username")?.focus(),
  );

  return (
    // The method keeps a password out of the address, should the browser send the form by itself.
    <form method="post" noValidate onSubmit={submit} aria-label="Sign in">
      <LiveFields>
        <TextInput
          label="Username or email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          key={form.key("username")}
          {...form.getInputProps("username")}
        />
        <PasswordField
          autoComplete="current-password"
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        <Button type="submit" size="md" radius="xl" mt="xs" loading={login.isPending}>
          Sign in
        </Button>
      </LiveFields>
    </form>
  );
}
