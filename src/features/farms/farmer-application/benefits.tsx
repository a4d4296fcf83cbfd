import { farmsApply as m } from "#messages/farms/applying/apply.ts";
import {
  IconCoin,
  type IconProps,
  IconPercentage,
  IconRosetteDiscountCheck,
  IconTruckDelivery,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { marketingFigures, targetNote } from "#shared/platform/pages/marketing.ts";
import styles from "./side-panel.module.css";

type Benefit = { icon: ComponentType<IconProps>; name: string; text: string };

const BENEFITS: readonly Benefit[] = [
  {
    icon: IconCoin,
    name: m.benefits.prices.name,
    text: m.benefits.prices.text(marketingFigures().pricePremium),
  },
  {
    icon: IconUsersGroup,
    ...m.benefits.marketing,
  },
  {
    icon: IconRosetteDiscountCheck,
    ...m.benefits.brand,
  },
  {
    icon: IconTruckDelivery,
    ...m.benefits.logistics,
  },
  {
    icon: IconPercentage,
    name: m.benefits.commissions.name,
    text: m.benefits.commissions.text(
      marketingFigures().commission,
      marketingFigures().distributorCommission,
    ),
  },
];

/** Why farms join (spec section 2). */
export function Benefits() {
  return (
    <>
      <div className={styles.increase}>
        <p>
          <b>{marketingFigures().revenueIncrease}</b> {m.revenueIncrease}
        </p>
        <p>
          <b>{marketingFigures().firstYearGrowth}</b> {m.growth}
        </p>
      </div>
      <ul className={styles.benefits}>
        {BENEFITS.map(({ icon: Icon, name, text }) => (
          <li key={name} className={styles.benefit}>
            <Icon size={26} stroke={1.7} aria-hidden />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{targetNote()}</p>
    </>
  );
}
