import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Button, Group, Modal, Stack } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { ImportChoice } from "./import-choice.tsx";
import { PlanView } from "../plan-view.tsx";
import type { Place } from "../place.ts";
import { useImport } from "./use-import.ts";
import styles from "../farmer-inventory.module.css";

/** Imports an inventory from a file or a sheet: first a dry run that changes nothing, then the import. */
export function ImportButton({ place, onDone }: { place: Place; onDone: () => void }) {
  const [opened, setOpened] = useState(false);
  const { state, check, run, reset } = useImport(place, onDone);
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
        {m.importFile}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        size="lg"
        title={m.importProducts}
        closeOnClickOutside={false}
      >
        <Stack>
          {state.step === "choose" ? (
            <ImportChoice failure={state.failure} busy={state.busy} onText={check} />
          ) : (
            <PlanView plan={state.plan} done={state.step === "done"} />
          )}
          {state.step === "checked" && state.failure ? (
            <p className={styles.failure} role="alert">
              {state.failure}
            </p>
          ) : null}
          {state.step === "checked" ? (
            <Group justify="flex-end">
              <Button variant="default" onClick={reset}>
                {m.chooseAnother}
              </Button>
              <Button
                disabled={state.plan.added.length + state.plan.changed.length === 0}
                loading={state.busy}
                onClick={() => run(state)}
              >
                {m.importFile}
              </Button>
            </Group>
          ) : null}
          {state.step === "done" ? <Button onClick={close}>{m.close}</Button> : null}
        </Stack>
      </Modal>
    </>
  );
}
