import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useRef } from "react";
import { logisticsScan as m } from "#messages/logistics/scan.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import type { Slot } from "../logistics-slot/slot-choice.tsx";
import styles from "./scan-field.module.css";
import { useScan } from "./use-scan.ts";

/** More than any code has. */
const LONGEST = 60;

/**
 * Packs by label: a handheld scanner types its code here and ends it with Enter, and so can people. The field keeps the
 * focus, for the next label.
 */
export function ScanField({ slot }: { slot: Slot }) {
  const { said, scan, takeOut } = useScan(slot);
  const field = useRef<HTMLInputElement>(null);
  const packed = said?.packed;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    field.current?.focus();
    if (!field.current || typed === "") return;
    field.current.value = "";
    void scan(typed);
  };
  return (
    <form method="post" className={styles["scan"]} onSubmit={submit}>
      <div className={styles["entry"]}>
        <TextInput
          {...m.field}
          ref={field}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={LONGEST}
        />
        <Button type="submit" variant="default">
          {m.pack}
        </Button>
      </div>
      <p role="status" className={styles["said"]} {...(said?.isWrong && { "data-wrong": true })}>
        {/* New for each scan, so that the same words are spoken again. */}
        {said ? <span key={said.scan}>{said.words}</span> : null}
      </p>
      <div className={styles["after"]}>
        {said?.elsewhere ? (
          <PillLink to="/dashboard/logistics/pack" search={said.elsewhere}>
            {m.seeThere}
          </PillLink>
        ) : null}
        {packed ? (
          <Button
            variant="default"
            onClick={() => {
              field.current?.focus();
              void takeOut(packed);
            }}
          >
            {m.takeOut}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
