import type { ReactNode } from "react";
import { type Cents, formatUsd } from "#shared/money.ts";
import { CartPicture } from "../../checkout/cart/cart-picture.tsx";
import styles from "./farm-goods.module.css";

type FarmGoodsProps = {
  farmName: string;
  /** What heads them: the farm's name, unless it is more than that. */
  heading?: ReactNode;
  /** A `GoodsLine` for each. */
  children: ReactNode;
};

/** Goods that were bought, under the farm that grew them. */
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
  /** What one of them is. */
  unit: string;
  amount: Cents;
  /** What else there is to say or do about it, below. */
  children?: ReactNode;
};

/** One of the goods: how many, and what they cost together. */
export function GoodsLine({ picture, name, quantity, unit, amount, children }: GoodsLineProps) {
  return (
    <li className={styles.line}>
      <CartPicture source={picture} size={48} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.units}>
          {quantity} × {unit}
        </span>
      </span>
      <span className={styles.amount}>{formatUsd(amount)}</span>
      {children}
    </li>
  );
}
