import type { DrawerStep } from "#shared/checkout/cart-drawer.ts";
import classes from "./cart.module.css";

const STEPS = [
  { step: "cart", label: "Cart" },
  { step: "checkout", label: "Delivery" },
  { step: "payment", label: "Payment" },
] as const;

/** How far the shopper is on the way to the order. */
export function StepProgress({ step }: { step: DrawerStep }) {
  const at = STEPS.findIndex((entry) => entry.step === step);
  if (at < 0) return null;
  return (
    <ol className={classes["progress"]} aria-label="Steps to your order">
      {STEPS.map((entry, index) => (
        <li
          key={entry.step}
          aria-current={index === at ? "step" : undefined}
          data-done={index < at || undefined}
        >
          {entry.label}
        </li>
      ))}
    </ol>
  );
}
