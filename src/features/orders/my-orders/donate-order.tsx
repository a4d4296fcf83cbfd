import { Button } from "@mantine/core";
import { ordersMine as m } from "#messages/orders/mine.ts";
import { formatDayEnd } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Order } from "./order-detail-page.tsx";

/** Donates a weekly box to the food bank after its cut-off, or takes the donation back. */
export function DonateOrder({ order }: { order: Order }) {
  const utils = trpc.useUtils();
  const { number, other, changeUntil } = order;
  const donate = trpc.orders.donate.useMutation({
    meta: { failureTitle: m.notChanged },
    onSuccess: (_done, { donated }) => {
      notify.success(donated ? m.goesTo(other?.bank?.name ?? "") : m.comesHome);
    },
    onSettled: async () => {
      await Promise.all([utils.orders.invalidate(), utils.boxes.own.invalidate()]);
    },
  });
  if (!other) return null;
  if (!other.bank) {
    return (
      <Button
        variant="default"
        loading={donate.isPending}
        onClick={() => donate.mutate({ number, donated: false })}
      >
        {m.takeBack}
      </Button>
    );
  }
  const { name, place } = other.bank;
  return (
    <ConfirmButton
      label={m.donate}
      question={m.donateText({ bank: name, place, until: formatDayEnd(changeUntil) })}
      onConfirm={() => donate.mutateAsync({ number, donated: true })}
    />
  );
}
