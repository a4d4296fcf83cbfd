import { Button, FileButton, Group, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { FILE_COLUMNS } from "#shared/inventory/inventory-file.ts";
import styles from "../farmer-inventory.module.css";

type ImportChoiceProps = {
  failure: string | undefined;
  busy: boolean;
  onText: (text: Blob) => void;
};

/** A file, or lines copied out of one. */
export function ImportChoice({ failure, busy, onText }: ImportChoiceProps) {
  const [pasted, setPasted] = useState("");
  return (
    <>
      <Text>
        A CSV file like the one Export makes. Its first line holds the headings; columns that you
        leave out stay as they are. A new product needs {FILE_COLUMNS.name}, {FILE_COLUMNS.category}
        , {FILE_COLUMNS.price}, {FILE_COLUMNS.pack} and {FILE_COLUMNS.measure}. You see every change
        before anything is saved.
      </Text>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <FileButton accept=".csv,text/csv" onChange={(file) => file && onText(file)}>
        {(props) => (
          <Button {...props} w="fit-content" loading={busy}>
            Choose a file
          </Button>
        )}
      </FileButton>
      <Textarea
        label="Or paste the lines here"
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
          Check the lines
        </Button>
      </Group>
    </>
  );
}
