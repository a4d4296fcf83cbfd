import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, Radio, Stack, Textarea } from "@mantine/core";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import { useState } from "react";
import { labeled } from "#shared/labeled.ts";
import { logisticsLimits } from "#shared/logistics/logistics-limits.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";
import styles from "./driver.module.css";
import type { Stop } from "./stop-screen.tsx";
import type { useDriverRoute } from "./use-driver-route.ts";

type ProblemDialogProps = {
  stop: Stop;
  report: ReturnType<typeof useDriverRoute>["report"];
  onClose: () => void;
};

const KINDS = labeled(["damaged", "missing"], () => m.problemKinds);
type Kind = (typeof KINDS)[number]["id"];

/** Reports damaged or missing goods in a crate; the team decides about a refund. */
export function ProblemDialog({ stop, report, onClose }: ProblemDialogProps) {
  const [first] = stop.lines;
  const [product, setProduct] = useState(String(first?.productId ?? ""));
  const [kind, setKind] = useState<Kind>("damaged");
  const [quantity, setQuantity] = useState("1");
  const [note, setNote] = useState("");
  const line = stop.lines.find(({ productId }) => String(productId) === product);
  const send = () => {
    if (!line) return;
    const { productId } = line;
    report(stop.id, { kind, productId, quantity: Number(quantity), note: note.trim() });
    notify.success(m.noted, m.teamDecides);
    onClose();
  };
  const close = useTypedGuard({ isTyped: () => note.trim() !== "" }, onClose);
  return (
    <OpenModal onClose={close} title={m.problem}>
      <Stack className={styles["problem"]}>
        <ChoiceSelect
          label={m.whatIsIt}
          name="product"
          value={product}
          options={stop.lines.map(({ productId, name }) => ({
            id: String(productId),
            label: name,
          }))}
          onChoose={(id) => {
            setProduct(id);
            setQuantity("1");
          }}
        />
        <Radio.Group
          label={m.whatIsWrong}
          value={kind}
          onChange={(id) => setKind(KINDS.find((one) => one.id === id)?.id ?? "damaged")}
        >
          {KINDS.map(({ id, label }) => (
            <Radio key={id} size="md" value={id} label={label} className={styles["choice"]} />
          ))}
        </Radio.Group>
        <ChoiceSelect
          label={m.howMany}
          name="quantity"
          value={quantity}
          options={countsTo(line?.units ?? 1)}
          onChoose={setQuantity}
        />
        <Textarea
          label={m.whatSeen}
          maxLength={logisticsLimits.note}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button size="lg" fullWidth disabled={!line} onClick={send}>
          {m.tellTeam}
        </Button>
      </Stack>
    </OpenModal>
  );
}

function countsTo(units: number) {
  return Array.from({ length: units }, (_, at) => ({
    id: String(at + 1),
    label: m.countOf(at + 1, units),
  }));
}
