import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { MovementList } from "./movement-list.tsx";
import { type Place, placeInput } from "./place.ts";
import styles from "./farmer-inventory.module.css";

type Movements = Outputs["farmer"]["inventory"]["history"]["movements"];
type StockHistoryProps = { place: Place; productId: number };

/** The stock movements, newest first. */
export function StockHistory({ place, productId }: StockHistoryProps) {
  const [older, setOlder] = useState<Movements>([]);
  const last = older.at(-1)?.id;
  const query = trpc.farmer.inventory.history.useQuery(
    { ...placeInput(place), productId, ...(last !== undefined && { before: last }) },
    { gcTime: 0 },
  );
  if (isLost(query)) {
    return <QueryError query={query} />;
  }
  const shown = [...older, ...(query.data?.movements ?? [])];
  if (query.data && shown.length === 0) return <p>{m.noMovements}</p>;
  return (
    <div className={styles.history}>
      {query.isError ? <QueryError query={query} /> : null}
      <MovementList
        movements={shown}
        onOlder={query.data?.more ? () => setOlder(shown) : undefined}
      />
      {query.isPending ? <Skeleton h={44} /> : null}
    </div>
  );
}
