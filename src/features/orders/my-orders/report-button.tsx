import "@mantine/core/styles/Radio.layer.css";
import { ordersMine as m } from "#messages/orders/mine.ts";
import { Button, NumberInput, Radio, Stack, Textarea, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import { useRef, useState } from "react";
import {
  LINE_PROBLEMS,
  type LineProblem,
  PROBLEM_LABELS,
  REFUND_TO,
  REFUND_TO_LABELS,
  type RefundTo,
  PROBLEM_TEXT_MAX,
} from "#shared/orders/order-problem.ts";
import { REQUIRED_CHOICE } from "#client/lib/forms/required-mark.ts";
import { waitWords } from "#client/lib/platform/uploads/upload-field.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { useFocusLeft } from "#client/ui/buttons/use-focus-left.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { ReportPhotos, useReportPhotos } from "./report-photos.tsx";
import { useOrderLink, useReport } from "./order-calls.ts";
import type { Line } from "./order-goods.tsx";

type ReportButtonProps = { number: string; line: Line };

/** Reports to the team what was wrong with a line. */
export function ReportButton(props: ReportButtonProps) {
  const { reportable } = props.line;
  const [opened, setOpened] = useState(false);
  const [asOf, setAsOf] = useState(reportable);
  // The earlier request succeeded (its response was lost, or it was made elsewhere), so the next one is new.
  if (asOf !== reportable) {
    setAsOf(reportable);
    setOpened(false);
  }
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusLeft(button);
  return (
    <>
      <Button ref={button} size="sm" variant="default" onClick={() => setOpened(true)}>
        {m.reportProblem}
        <VisuallyHidden>{m.withThing(props.line.name)}</VisuallyHidden>
      </Button>
      {opened ? <ReportForm {...props} onSend={focus.act} onDone={() => setOpened(false)} /> : null}
    </>
  );
}

type ReportFormProps = ReportButtonProps & {
  onSend: (done: Promise<unknown>) => void;
  onDone: () => void;
};

function ReportForm({ number, line, onSend, onDone }: ReportFormProps) {
  const [kind, setKind] = useState<LineProblem>("missing");
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState("");
  const [to, setTo] = useState<RefundTo>("card");
  const token = useOrderLink();
  // Credit requires an account.
  const isGuest = token !== null;
  const photos = useReportPhotos({ number, token });
  const [isAsked, setAsked] = useState(false);
  const actKey = useActKey();
  const report = useReport({
    onDone: ({ isCredited }) => {
      actKey.done();
      notify.success(m.thanks, isCredited ? m.creditedNow : m.willLookInto);
      onDone();
    },
  });
  const isTyped = () => note.trim() !== "" || photos.uploads.length > 0;
  const close = useTypedGuard({ isTyped }, onDone);
  return (
    <OpenModal onClose={close} title={m.whatWasWrong(line.name)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (photos.isSending || photos.hasFailed) return;
          const { productId } = line;
          const asked = { number, productId, kind, quantity, note, to, photos: photos.ids };
          onSend(report.run({ ...asked, key: actKey.of(asked) }));
        }}
      >
        <Stack>
          <Choice
            label={m.whatHappened}
            ids={LINE_PROBLEMS}
            words={PROBLEM_LABELS}
            value={kind}
            onChange={setKind}
          />
          {line.reportable > 1 ? (
            <NumberInput
              label={m.howManyOfThem}
              min={1}
              max={line.reportable}
              value={quantity}
              onChange={(value) => setQuantity(Number(value) || 1)}
            />
          ) : null}
          <Textarea
            label={m.anythingElse}
            maxLength={PROBLEM_TEXT_MAX}
            autosize
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <ReportPhotos photos={photos} token={token} error={isAsked ? waitWords(photos) : null} />
          {isGuest ? null : (
            <Choice
              label={m.refundHow}
              ids={REFUND_TO}
              words={REFUND_TO_LABELS}
              value={to}
              onChange={setTo}
            />
          )}
          <Button type="submit" loading={report.isPending}>
            {m.sendReport}
          </Button>
        </Stack>
      </form>
    </OpenModal>
  );
}

type ChoiceProps<Id extends string> = {
  label: string;
  ids: readonly Id[];
  words: Readonly<Record<Id, string>>;
  value: Id;
  onChange: (id: Id) => void;
};

/** A choice of one of several words. */
function Choice<Id extends string>({ label, ids, words, value, onChange }: ChoiceProps<Id>) {
  return (
    <Radio.Group label={label} {...REQUIRED_CHOICE.group} value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {ids.map((id) => (
          <Radio key={id} {...REQUIRED_CHOICE.radio} value={id} label={words[id]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
