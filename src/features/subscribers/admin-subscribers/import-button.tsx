import "@mantine/core/styles/Progress.layer.css";
import { Button, FileButton, Group, Modal, Progress, Stack, Text } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { IMPORT_HEADINGS } from "#shared/subscribers/subscriber-admin.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { type ImportState, useImport } from "./use-import.ts";

/** Takes people over from a file: first a trial that changes nothing, then the import. */
export function ImportButton({ onDone }: { onDone: () => void }) {
  const [opened, setOpened] = useState(false);
  const { state, check, run, reset } = useImport(onDone);
  const close = () => {
    setOpened(false);
    reset();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Import
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title="Import subscribers"
        closeOnClickOutside={state.step !== "working"}
      >
        <Stack>
          {state.step === "choose" ? <Choose failure={state.failure} onFile={check} /> : null}
          {state.step === "working" ? <Working {...state} /> : null}
          {state.step === "checked" || state.step === "done" ? <Result {...state} /> : null}
          {state.step === "checked" ? (
            <Group justify="flex-end">
              <Button variant="default" onClick={reset}>
                Choose another file
              </Button>
              <Button disabled={state.outcome.added === 0} onClick={() => run(state.rows)}>
                Import {state.outcome.added}
              </Button>
            </Group>
          ) : null}
          {state.step === "done" ? <Button onClick={close}>Close</Button> : null}
        </Stack>
      </Modal>
    </>
  );
}

type ChooseProps = { failure: string | undefined; onFile: (file: File) => void };

function Choose({ failure, onFile }: ChooseProps) {
  return (
    <>
      <Text>
        A CSV file whose first line holds the headings {Object.values(IMPORT_HEADINGS).join(", ")}.
        Only Email is required. Everyone in the file gets an email asking them to confirm, and
        nothing else until they do.
      </Text>
      {failure ? (
        <Text role="alert" c="var(--color-clay-text)">
          {failure}
        </Text>
      ) : null}
      <FileButton accept=".csv,text/csv" onChange={(file) => file && onFile(file)}>
        {(props) => <Button {...props}>Choose a file</Button>}
      </FileButton>
    </>
  );
}

function Working({ dryRun, share }: Extract<ImportState, { step: "working" }>) {
  return (
    <div role="status">
      <Text mb="xs">{dryRun ? "Checking the file" : "Importing"}</Text>
      <Progress value={share * 100} aria-label={dryRun ? "Checked" : "Imported"} />
    </div>
  );
}

type ResultProps = Extract<ImportState, { step: "checked" | "done" }>;

function Result({ step, outcome: { added, known, left, errors } }: ResultProps) {
  return (
    <div role="status">
      <Text mb="xs">
        {step === "checked" ? "Nothing is imported yet. This is what would happen:" : "Done."}
      </Text>
      <FactList
        facts={[
          ["New, asked to confirm", added],
          ["Already known", known],
          ["Unsubscribed, not added back", left],
          ["Lines with an error", errors.length],
        ]}
      />
      {errors.length > 0 ? (
        <ul>
          {errors.slice(0, 20).map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
          {errors.length > 20 ? <li>And {errors.length - 20} more</li> : null}
        </ul>
      ) : null}
    </div>
  );
}
