import { ordersPhone as m } from "#messages/orders/phone.ts";
import { Button, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { SUGGEST_FROM_LETTERS } from "#shared/catalog/search/suggestion.ts";
import { formatUsd, times } from "#shared/money.ts";
import { limits } from "#shared/platform/limits.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { QuantityStepper } from "#client/ui/fields/quantity-stepper.tsx";
import styles from "./phone-order.module.css";

/** A product picked for a phone order, with its quantity. */
export type PickedLine = Pick<ProductCardData, "id" | "name" | "pack" | "price"> & {
  quantity: number;
};

/** Maximum number of search results. */
const OFFERED = 6;
/** Debounce delay of the product search, in milliseconds. */
const PAUSE = 200;

type GoodsPickerProps = {
  lines: readonly PickedLine[];
  onChange: (lines: PickedLine[]) => void;
};

/** Picks goods by search and sets their quantities. */
export function GoodsPicker({ lines, onChange }: GoodsPickerProps) {
  const [typed, setTyped] = useState("");
  const add = ({ id, name, pack, price }: ProductCardData) => {
    const known = lines.find((line) => line.id === id);
    onChange(
      known
        ? withQuantity(lines, id, known.quantity + 1)
        : [...lines, { id, name, pack, price, quantity: 1 }],
    );
  };
  return (
    <div className={styles.stack}>
      <TextInput
        type="search"
        label={m.findGoods}
        placeholder={m.forExample}
        autoComplete="off"
        maxLength={limits.searchQuery}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Offers typed={typed} onAdd={add} />
      {lines.length > 0 ? (
        <ul className={styles.rows} aria-label={m.pickedGoods}>
          {lines.map((line) => (
            <li key={line.id} className={styles.row}>
              <span className={styles.what}>
                <strong>{line.name}</strong>
                <span className={styles.about}>
                  {line.pack}, {formatUsd(line.price)}
                </span>
              </span>
              <QuantityStepper
                name={line.name}
                quantity={line.quantity}
                max={limits.unitsPerLine}
                onChange={(quantity) => onChange(withQuantity(lines, line.id, quantity))}
              />
              <span className={styles.amount}>{formatUsd(times(line.price, line.quantity))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Text c="dimmed">{m.nothingPicked}</Text>
      )}
    </div>
  );
}

function withQuantity(lines: readonly PickedLine[], id: number, quantity: number): PickedLine[] {
  return lines.flatMap((line) => {
    if (line.id !== id) return [line];
    return quantity < 1 ? [] : [{ ...line, quantity: Math.min(quantity, limits.unitsPerLine) }];
  });
}

type OffersProps = { typed: string; onAdd: (product: ProductCardData) => void };

/** Search results. The previous ones remain until the next ones have loaded. */
function Offers({ typed, onAdd }: OffersProps) {
  const [words] = useDebouncedValue(typed.trim(), PAUSE);
  const found = trpc.catalog.list.useQuery(
    { q: words, limit: OFFERED },
    { enabled: words.length >= SUGGEST_FROM_LETTERS, placeholderData: (before) => before },
  );
  if (typed.trim().length < SUGGEST_FROM_LETTERS) return null;
  if (isLost(found)) {
    return <QueryError query={found} />;
  }
  const products = found.data?.items ?? [];
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {found.data ? countWords(products.length) : m.searching}
      </Text>
      <ul className={styles.rows} aria-label={m.foundGoods}>
        {products.map((product) => (
          <li key={product.id} className={styles.row}>
            <span className={styles.what}>
              <strong>{product.name}</strong>
              <span className={styles.about}>
                {product.pack}, {formatUsd(product.price)}, {product.farmName}
              </span>
            </span>
            <Button
              size="sm"
              variant="default"
              disabled={!product.available}
              aria-label={
                product.available ? m.addThing(product.name) : m.thingSoldOut(product.name)
              }
              onClick={() => onAdd(product)}
            >
              {product.available ? m.add : m.soldOut}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function countWords(found: number): string {
  return found === 0 ? m.nothingFound : m.products(found);
}
