import { Button, Modal, Radio, Stack, Textarea } from "@mantine/core";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import { useState } from "react";
import { LEFT_AT, NOT_HOME_REASONS } from "#shared/logistics/stop-progress.ts";
import styles from "./driver.module.css";

export type Ending = "delivered" | "not_home";

const WORDS = {
  delivered: { title: "Delivered", question: "Where is it?", choices: LEFT_AT },
  not_home: { title: "Not home", question: "What happened?", choices: NOT_HOME_REASONS },
} as const;

const LONGEST = 140;

type ReportDialogProps = { ending: Ending; onReport: (note: string) => void; onClose: () => void };

/** How a door ended: one tap, and a word more if there is one. The customer reads it. */
export function ReportDialog({ ending, onReport, onClose }: ReportDialogProps) {
  const { title, question, choices } = WORDS[ending];
  const [choice, setChoice] = useState<string>(choices[0]);
  const [more, setMore] = useState("");
  const note = [choice, more.trim()].filter(Boolean).join(". ");
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": "Close" }}>
      <Stack>
        <Radio.Group label={question} value={choice} onChange={setChoice}>
          {choices.map((words) => (
            <Radio key={words} size="md" value={words} label={words} className={styles["choice"]} />
          ))}
        </Radio.Group>
        <Textarea
          label="Anything else? (the customer reads it)"
          maxLength={LONGEST}
          value={more}
          onChange={(event) => setMore(event.currentTarget.value)}
        />
        <Button size="lg" fullWidth onClick={() => onReport(note)}>
          {ending === "delivered" ? "It is delivered" : "No one could take it"}
        </Button>
      </Stack>
    </Modal>
  );
}
