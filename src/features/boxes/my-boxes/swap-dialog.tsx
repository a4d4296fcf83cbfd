import { boxesMine as m } from "#messages/boxes/mine.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { formatUsd } from "#shared/money.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { Warning } from "#client/lib/accounts/allergies/allergy-note.tsx";
import classes from "./my-boxes.module.css";

type SwapDialogProps = {
  boxId: string;
  out: { id: number; name: string; price: number };
  onClose: () => void;
};

/** The possible replacements for an item, each with the resulting value of the box. */
export function SwapDialog({ boxId: id, out, onClose }: SwapDialogProps) {
  const utils = trpc.useUtils();
  const offers = trpc.boxes.own.swapOffers.useQuery({ id, out: out.id });
  const swap = trpc.boxes.own.swap.useMutation({
    meta: { failureTitle: m.swapFailed },
    onSuccess: onClose,
    onSettled: () => utils.boxes.own.invalidate(),
  });
  const take = ({ id: wanted, warning }: { id: number; warning: object | null }) =>
    swap.mutate({ id, out: out.id, in: wanted, isWarned: warning !== null });
  return (
    <OpenModal onClose={onClose} title={m.insteadOf(out.name)}>
      <QueryState query={offers} waiting={<Skeleton h={200} aria-busy="true" />} />
      {offers.data?.length === 0 ? <p>{m.nothingLeft}</p> : null}
      <ul className={classes["things"]}>
        {offers.data?.map((offer) => (
          <li key={offer.id} className={classes["thing"]}>
            <span>
              {offer.name}
              <span className={classes["small"]}>
                {m.worth({
                  pack: offer.pack,
                  farm: offer.farmName,
                  price: formatUsd(offer.price),
                  value: formatUsd(offer.value),
                })}
              </span>
              {offer.warning ? <Warning note={offer.warning} /> : null}
            </span>
            <Button
              size="sm"
              loading={swap.isPending && swap.variables.in === offer.id}
              disabled={swap.isPending}
              onClick={() => take(offer)}
            >
              {m.take}
              <VisuallyHidden> {offer.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </OpenModal>
  );
}
