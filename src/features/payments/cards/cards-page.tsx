import { Button, Modal, Skeleton } from "@mantine/core";
import { useState } from "react";
import { paymentsCards as m } from "#messages/payments/cards/cards.ts";
import { CARDS_MAX } from "#shared/payments/cards/saved-cards.ts";
import { CardForm } from "#client/lib/payments/card-form/card-form.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TileList } from "#client/ui/facts/tile.tsx";
import { CardTile } from "./card-tile.tsx";

/** The customer's cards saved at the payment provider. */
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
        title={m.title}
        actions={
          cards.data && saved.length < CARDS_MAX ? (
            <Button onClick={() => setAdding(true)}>{m.add}</Button>
          ) : null
        }
      >
        {m.lead}
      </AreaHeading>
      <QueryState query={cards} waiting={<Skeleton h={140} radius="lg" aria-busy="true" />} />
      {cards.data && saved.length === 0 ? (
        <EmptyState title={m.none}>{m.noneText}</EmptyState>
      ) : null}
      <TileList>
        {saved.map((card) => (
          <CardTile key={card.id} card={card} />
        ))}
      </TileList>
      <Modal opened={adding} onClose={() => setAdding(false)} title={m.add}>
        <CardForm onSaved={() => void onSaved()} />
      </Modal>
    </>
  );
}
