import { Button, Code, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { saveTextFile } from "#client/lib/save-file.ts";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Codes for the day the phone is gone; shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Stack>
      <Text>
        Keep these recovery codes where you find them: each signs you in once without the app, and
        we cannot show them again.
      </Text>
      <SimpleGrid cols={2} component="ul" m={0} p={0} style={{ listStyle: "none" }} maw={320}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group>
        <Button
          variant="default"
          onClick={() => saveTextFile("furrow-recovery-codes.txt", codes.join("\n"), "text/plain")}
        >
          Save as a file
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </Group>
    </Stack>
  );
}
