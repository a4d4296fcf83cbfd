import {
  IconCoin,
  type IconProps,
  IconPercentage,
  IconRosetteDiscountCheck,
  IconTruckDelivery,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { marketing, TARGET_NOTE } from "#shared/platform/marketing.ts";
import styles from "./side-panel.module.css";

type Benefit = { icon: ComponentType<IconProps>; name: string; text: string };

const BENEFITS: readonly Benefit[] = [
  {
    icon: IconCoin,
    name: "Higher premium prices",
    text: `${marketing.pricePremium} more than conventional wholesale. You set them yourself.`,
  },
  {
    icon: IconUsersGroup,
    name: "Marketing and customer access",
    text: "Households near you find your farm by what is ripe, and follow it.",
  },
  {
    icon: IconRosetteDiscountCheck,
    name: "Brand building",
    text: "A page of your own, and your farm's name on every line of every order.",
  },
  {
    icon: IconTruckDelivery,
    name: "Logistics and distribution",
    text: "You bring one load to one place. We pack, route and deliver.",
  },
  {
    icon: IconPercentage,
    name: "Competitive commissions",
    text: `${marketing.commission} against ${marketing.distributorCommission} for traditional distributors.`,
  },
];

/** Why farms join (spec section 2). */
export function Benefits() {
  return (
    <>
      <div className={styles.increase}>
        <p>
          <b>{marketing.revenueIncrease}</b> average revenue increase for partner farms
        </p>
        <p>
          <b>{marketing.firstYearGrowth}</b> growth in the first year
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
      <p className={styles.note}>{TARGET_NOTE}</p>
    </>
  );
}
