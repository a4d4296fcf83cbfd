import { Button, Modal, Skeleton } from "@mantine/core";
import { useState } from "react";
import { CARDS_MAX } from "#shared/payments/saved-cards.ts";
import { CardForm } from "#client/lib/payments/card-form/card-form.tsx";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { TileList } from "#client/ui/facts/tile.tsx";
import { CardTile } from "./card-tile.tsx";

/** The cards that the payment provider keeps for the customer. */
export function CardsPage() {
  const cards = trpc.payments.cards.list.useQuery();
  const utils = trpc.useUtils();
  const [adding, setAdding] = useState(false);
  const saved = cards.data ?? [];
  const onSaved = async () => {
    await utils.payments.cards.list.invalidate();
    setAdding(false);
  };
  return (
    <>
      <AreaHeading
        title="Cards"
        actions={
          cards.data && saved.length < CARDS_MAX ? (
            <Button onClick={() => setAdding(true)}>Add a card</Button>
          ) : null
        }
      >
        Weekly boxes are paid with one of them. Stripe stores the numbers; we never see them.
      </AreaHeading>
      {cards.isPending ? <Skeleton h={140} radius="lg" aria-busy="true" /> : null}
      {cards.isError ? (
        <ErrorPanel message={failureMessage(cards.error)} onRetry={() => void cards.refetch()} />
      ) : null}
      {cards.data && saved.length === 0 ? (
        <EmptyState title="No card yet">Save one to pay for a weekly box with it.</EmptyState>
      ) : null}
      <TileList>
        {saved.map((card) => (
          <CardTile key={card.id} card={card} />
        ))}
      </TileList>
      <Modal opened={adding} onClose={() => setAdding(false)} title="Add a card">
        <CardForm onSaved={() => void onSaved()} />
      </Modal>
    </>
  );
}
