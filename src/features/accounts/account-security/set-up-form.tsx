import "@mantine/core/styles/Code.layer.css";
import "@mantine/core/styles/Image.layer.css";
import { Button, Code, Group, Image, Stack, Text, TextInput } from "@mantine/core";
import { z } from "zod";
import { accountsSecurity as m } from "#messages/accounts/sign-in/security.ts";
import { codeField } from "#shared/accounts/registration.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";

const schema = z.object({ code: codeField });

type SetUpFormProps = {
  secret: string;
  qrCode: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The QR code to scan, the secret for manual entry, and the field for the first code. */
export function SetUpForm({ secret, qrCode, onDone, onCancel }: SetUpFormProps) {
  const { field, onSubmit, refuse } = useShortForm(schema, { code: "" });
  const confirm = trpc.accounts.confirmSecondFactor.useMutation({
    meta: { failureTitle: m.codeNotConfirmed },
    onError: refuse,
    onSuccess: onDone,
  });
  return (
    <Stack>
      <Text>{m.scan}</Text>
      <Image src={qrCode} alt={m.qrCode} w={220} h={220} radius="md" />
      <Code style={{ overflowWrap: "anywhere" }} data-testid="secret">
        {inFours(secret)}
      </Code>
      <form method="post" noValidate onSubmit={onSubmit((values) => confirm.mutate(values))}>
        <LiveFields>
          <TextInput
            label={m.codeFromApp}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field("code")}
          />
          <Group>
            <Button type="submit" loading={confirm.isPending}>
              {m.turnOn}
            </Button>
            <Button variant="default" disabled={confirm.isPending} onClick={onCancel}>
              {m.cancel}
            </Button>
          </Group>
        </LiveFields>
      </form>
    </Stack>
  );
}

/** Formats the secret in groups of four for typing; authenticator apps ignore the spaces. */
function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
