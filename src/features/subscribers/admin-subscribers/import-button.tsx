import "@mantine/core/styles/Progress.layer.css";
import { Button, Group, Modal, Progress, Stack, Text } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import { importHeadings } from "#shared/subscribers/subscriber-admin.ts";
import { FileChoice } from "#client/ui/fields/file-choice.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { type ImportState, useImport } from "./use-import.ts";

/** Imports subscribers from a file: first a dry run that changes nothing, then the import. */
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
        {m.importWord}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={m.importTitle}
        closeOnClickOutside={state.step !== "working"}
      >
        <Stack>
          {state.step === "choose" ? <Choose failure={state.failure} onFile={check} /> : null}
          {state.step === "working" ? <Working {...state} /> : null}
          {state.step === "checked" || state.step === "done" ? <Result {...state} /> : null}
          {state.step === "checked" ? (
            <Group justify="flex-end">
              <Button variant="default" onClick={reset}>
                {m.otherFile}
              </Button>
              <Button disabled={state.outcome.added === 0} onClick={() => run(state.rows)}>
                {m.importMany(state.outcome.added)}
              </Button>
            </Group>
          ) : null}
          {state.step === "done" ? <Button onClick={close}>{m.close}</Button> : null}
        </Stack>
      </Modal>
    </>
  );
}

type ChooseProps = { failure: string | undefined; onFile: (file: File) => void };

function Choose({ failure, onFile }: ChooseProps) {
  return (
    <>
      <Text>{m.fileText(Object.values(importHeadings()).join(", "))}</Text>
      {failure ? (
        <Text role="alert" c="var(--color-clay-text)">
          {failure}
        </Text>
      ) : null}
      <FileChoice accept=".csv,text/csv" onFile={onFile}>
        {(props) => <Button {...props}>{m.chooseFile}</Button>}
      </FileChoice>
    </>
  );
}

function Working({ dryRun, share }: Extract<ImportState, { step: "working" }>) {
  return (
    <div role="status">
      <Text mb="xs">{dryRun ? m.checking : m.importing}</Text>
      <Progress value={share * 100} aria-label={dryRun ? m.checked : m.imported} />
    </div>
  );
}

type ResultProps = Extract<ImportState, { step: "checked" | "done" }>;

function Result({ step, outcome: { added, known, left, errors } }: ResultProps) {
  return (
    <div role="status">
      <Text mb="xs">{step === "checked" ? m.notYet : m.done}</Text>
      <FactList
        facts={[
          [m.newOnes, added],
          [m.known, known],
          [m.leftOnes, left],
          [m.errors, errors.length],
        ]}
      />
      {errors.length > 0 ? (
        <ul>
          {errors.slice(0, 20).map(({ line, message }) => (
            <li key={line}>{m.line(line, message)}</li>
          ))}
          {errors.length > 20 ? <li>{m.andMore(errors.length - 20)}</li> : null}
        </ul>
      ) : null}
    </div>
  );
}
