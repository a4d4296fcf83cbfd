import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { brand } from "#shared/brand.ts";
import { accountsSecurity as m } from "#messages/accounts/sign-in/security.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import classes from "./recovery-codes.module.css";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Recovery codes in case the phone is lost; shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Stack>
      <Text>{m.keepCodes}</Text>
      <ul className={classes["codes"]}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
      <Group>
        <Button
          variant="default"
          onClick={() =>
            saveTextFile(`${brand.slug}-recovery-codes.txt`, codes.join("\n"), "text/plain")
          }
        >
          {m.saveFile}
        </Button>
        <Button onClick={onDone}>{m.savedThem}</Button>
      </Group>
    </Stack>
  );
}
