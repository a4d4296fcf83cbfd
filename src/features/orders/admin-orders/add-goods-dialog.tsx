import { ordersDesk as m } from "#messages/orders/desk.ts";
import { Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { isReason } from "#shared/platform/fields/reason-field.ts";
import { failureMessage, failureOf, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ReasonInput } from "#client/ui/fields/reason-input.tsx";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { GoodsPicker, type PickedLine } from "../phone-order/goods-picker.tsx";
import { PreparedPanel } from "../phone-order/prepared-panel.tsx";
import type { Prepared } from "../phone-order/use-settling.ts";
import type { Line } from "./order-lines.tsx";
import type { Order } from "./order-page.tsx";

type AddGoodsDialogProps = {
  order: Order;
  /** Under which the goods are held and charged, at most once. */
  draftId: string;
  /** The draft is paid or canceled, so that further goods need another one. */
  onEnded: () => void;
  onClose: () => void;
};

/**
 * Finds goods, prices them, and takes their payment. Once paid, a line that they replace is removed from the order.
 */
export function AddGoodsDialog({ order, draftId, onEnded, onClose }: AddGoodsDialogProps) {
  const { number } = order;
  const [lines, setLines] = useState<PickedLine[]>([]);
  const [instead, setInstead] = useState("");
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const take = trpc.admin.phoneOrders.takeAddition.useMutation({
    meta: { failureTitle: m.notHeld },
    onSuccess: setPrepared,
    onError: (error) => {
      if (failureOf(error)?.code === "already_paid") onEnded();
    },
  });
  const removable = order.lines.filter((line) => unitsToCome(line) > 0);
  const replaced = removable.find(({ productId }) => String(productId) === instead);
  const added = () => {
    notify.success(m.added, m.getsEmail(order.email));
    onEnded();
    onClose();
  };
  const ask = () => {
    setAsked(true);
    if (lines.length === 0 || !isReason(reason)) return;
    take.mutate({
      draftId,
      number,
      items: lines.map(({ id, quantity }) => ({ id, quantity })),
      ...(replaced && {
        swap: { productId: replaced.productId, quantity: unitsToCome(replaced), reason },
      }),
    });
  };
  return (
    <OpenModal size="lg" onClose={onClose} title={m.addOrSwap}>
      {prepared ? (
        <Stack>
          {replaced ? <Text>{swapWords(replaced)}</Text> : null}
          <PreparedPanel
            prepared={prepared}
            reason={reason.trim()}
            onChange={() => setPrepared(null)}
            onPlaced={added}
            onCanceled={() => {
              onEnded();
              onClose();
            }}
          />
        </Stack>
      ) : (
        <Stack>
          <GoodsPicker lines={lines} onChange={setLines} />
          <NativeSelect
            label={m.removeInExchange}
            description={m.refundedAsPaid}
            data={[
              { value: "", label: m.nothing },
              ...removable.map((line) => ({
                value: String(line.productId),
                label: `${unitsToCome(line)} × ${line.name}`,
              })),
            ]}
            value={instead}
            onChange={(event) => setInstead(event.currentTarget.value)}
          />
          <ReasonInput
            withAsterisk
            aria-required
            value={reason}
            isAsked={isAsked}
            missing={m.sayWhy}
            onChange={setReason}
          />
          <Problem isAsked={isAsked} lines={lines} error={take.error} />
          <Button loading={take.isPending} onClick={ask}>
            {m.priceAndHold}
          </Button>
        </Stack>
      )}
    </OpenModal>
  );
}

type ProblemProps = { isAsked: boolean; lines: readonly PickedLine[]; error: unknown };

function Problem({ isAsked, lines, error }: ProblemProps) {
  const lacksGoods = isAsked && lines.length === 0;
  if (!lacksGoods && !error) return null;
  return (
    <Text role="alert" c="var(--mantine-color-error)">
      {lacksGoods ? m.pickOne : failureMessage(error)}
    </Text>
  );
}

function swapWords(line: Line): string {
  return m.removedOncePaid(`${unitsToCome(line)} × ${line.name}`);
}
