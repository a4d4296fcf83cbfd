import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { Button, Drawer, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import {
  BROUGHT_BACK,
  LEFT_AT,
  NOT_HOME_REASONS,
  remarkWords,
  type StopRemark,
} from "#shared/logistics/stop-progress.ts";
import { logisticsLimits } from "#shared/logistics/logistics-limits.ts";

/** How a stop ends; a disputed order is brought back. */
export type Ending = "delivered" | "not_home" | "brought_back";

const WORDS = {
  delivered: { title: m.whereIsIt, choices: LEFT_AT },
  not_home: { title: m.whatHappened, choices: NOT_HOME_REASONS },
  brought_back: { title: m.comesBack, choices: [BROUGHT_BACK] },
} as const;

type ReportDialogProps = {
  ending: Ending;
  opened: boolean;
  onReport: (said: { remark: StopRemark; note: string }) => void;
  onClose: () => void;
};

/** Asks how a stop ended. Choosing a remark closes the stop; the customer sees the remark. */
export function ReportDialog({ ending, opened, onReport, onClose }: ReportDialogProps) {
  const { title, choices } = WORDS[ending];
  const [more, setMore] = useState("");
  return (
    <Drawer opened={opened} onClose={onClose} position="bottom" size="auto" title={title}>
      <Stack gap="sm">
        <Textarea
          label={m.anythingToAdd}
          minRows={1}
          maxLength={logisticsLimits.note}
          value={more}
          onChange={(event) => setMore(event.currentTarget.value)}
        />
        {choices.map((remark) => (
          <Button
            key={remark}
            size="lg"
            fullWidth
            variant={ending === "delivered" ? "filled" : "default"}
            onClick={() => onReport({ remark, note: more.trim() })}
          >
            {remarkWords(remark)}
          </Button>
        ))}
      </Stack>
    </Drawer>
  );
}
