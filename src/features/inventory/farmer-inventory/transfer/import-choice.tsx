import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Button, Group, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { inventoryFile } from "#messages/inventory/file.ts";
import { FileChoice } from "#client/ui/fields/file-choice.tsx";
import styles from "../farmer-inventory.module.css";

type ImportChoiceProps = {
  failure: string | undefined;
  busy: boolean;
  onText: (text: Blob) => void;
};

/** Takes a file, or lines pasted from one. */
export function ImportChoice({ failure, busy, onText }: ImportChoiceProps) {
  const [pasted, setPasted] = useState("");
  return (
    <>
      <Text>{inventoryFile.likeExport}</Text>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <FileChoice accept=".csv,text/csv" onFile={onText}>
        {(props) => (
          <Button {...props} w="fit-content" loading={busy}>
            {m.chooseFile}
          </Button>
        )}
      </FileChoice>
      <Textarea
        label={m.pasteLines}
        minRows={4}
        maxRows={10}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={pasted.trim() === ""}
          loading={busy}
          onClick={() => onText(new Blob([pasted]))}
        >
          {m.checkLines}
        </Button>
      </Group>
    </>
  );
}
