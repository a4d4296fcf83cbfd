import { platformUi as m } from "#messages/platform/ui.ts";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import styles from "./quantity-stepper.module.css";

type QuantityStepperProps = {
  /** Used in the labels of both buttons. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** The minimum; 0 by default, which removes the item (spec section 2). */
  min?: number;
  max?: number;
  disabled?: boolean;
  /** `filled` on cards, `plain` in lists. */
  look?: "filled" | "plain";
};

/** Minus button, quantity, plus button. Both buttons are 44 px wide and high. */
export function QuantityStepper({
  name,
  quantity,
  onChange,
  min = 0,
  max = 99,
  disabled = false,
  look = "plain",
}: QuantityStepperProps) {
  return (
    <div className={styles.stepper} data-look={look} role="group" aria-label={m.quantityOf(name)}>
      <button
        type="button"
        className={styles.button}
        aria-label={quantity <= 1 && min === 0 ? m.remove(name) : m.oneLess(name)}
        disabled={disabled || quantity <= min}
        onClick={() => onChange(Math.max(min, quantity - 1))}
      >
        <IconMinus size={16} stroke={2.2} aria-hidden />
      </button>
      <output className={styles.quantity} aria-live="polite">
        {quantity}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label={m.oneMore(name)}
        disabled={disabled || quantity >= max}
        onClick={() => onChange(Math.min(max, quantity + 1))}
      >
        <IconPlus size={16} stroke={2.2} aria-hidden />
      </button>
    </div>
  );
}
