import type { ReactNode } from "react";
import { type Cents, formatUsd } from "#shared/money.ts";
import { CartPicture } from "../../checkout/cart/cart-picture.tsx";
import styles from "./farm-goods.module.css";

type FarmGoodsProps = {
  farmName: string;
  /** The heading; defaults to the farm's name. */
  heading?: ReactNode;
  /** A `GoodsLine` for each product. */
  children: ReactNode;
};

/** Purchased goods, grouped under the farm that grew them. */
export function FarmGoods({ farmName, heading = farmName, children }: FarmGoodsProps) {
  return (
    <section className={styles.farm} aria-label={farmName || undefined}>
      {heading ? <p className={styles.farmName}>{heading}</p> : null}
      <ul className={styles.lines}>{children}</ul>
    </section>
  );
}

type GoodsLineProps = {
  picture: string;
  name: string;
  quantity: number;
  /** What one unit is. */
  unit: string;
  amount: Cents;
  /** When it was harvested or is going to be; nothing is said if that is not known. */
  harvest?: string | null;
  /** Additional content or actions, shown below. */
  children?: ReactNode;
};

/** A line of goods: quantity and total price. */
export function GoodsLine({
  picture,
  name,
  quantity,
  unit,
  amount,
  harvest,
  children,
}: GoodsLineProps) {
  return (
    <li className={styles.line}>
      <CartPicture source={picture} size={48} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.units}>
          {quantity} × {unit}
        </span>
        {harvest ? <span className={styles.harvest}>{harvest}</span> : null}
      </span>
      <span className={styles.amount}>{formatUsd(amount)}</span>
      {children}
    </li>
  );
}
