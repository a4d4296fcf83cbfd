import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { saveTextFile } from "#client/lib/save-file.ts";
import classes from "./recovery-codes.module.css";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Codes for the day the phone is gone; shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Stack>
      <Text>
        Keep these recovery codes somewhere safe: each one signs you in once without the app, and we
        cannot show them again.
      </Text>
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
          onClick={() => saveTextFile("furrow-recovery-codes.txt", codes.join("\n"), "text/plain")}
        >
          Save as a file
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </Group>
    </Stack>
  );
}
