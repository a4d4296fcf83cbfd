import { checkoutCart as m } from "#messages/checkout/cart.ts";
import type { DrawerStep } from "#shared/checkout/cart/cart-drawer.ts";
import classes from "./cart.module.css";

const STEPS = ["cart", "checkout", "payment"] as const;

/** The shopper's progress through the checkout steps. */
export function StepProgress({ step }: { step: DrawerStep }) {
  const at = STEPS.findIndex((one) => one === step);
  if (at < 0) return null;
  return (
    <ol className={classes["progress"]} aria-label={m.stepsToOrder}>
      {STEPS.map((one, index) => (
        <li
          key={one}
          aria-current={index === at ? "step" : undefined}
          data-done={index < at || undefined}
        >
          {m.steps[one]}
        </li>
      ))}
    </ol>
  );
}
