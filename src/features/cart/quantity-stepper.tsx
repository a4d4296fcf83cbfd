import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { limits } from "#shared/limits.ts";
import classes from "./cart.module.css";

type QuantityStepperProps = {
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
};

/** Plus and minus; minus floors at 0, which takes the line out (spec section 2). */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  return (
    <div className={classes["stepper"]} role="group" aria-label={`Quantity of ${name}`}>
      <ActionIcon
        variant="subtle"
        aria-label={quantity > 1 ? `One less ${name}` : `Remove ${name}`}
        onClick={() => onChange(Math.max(0, quantity - 1))}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <span className={classes["quantity"]} aria-live="polite">
        {quantity}
      </span>
      <ActionIcon
        variant="subtle"
        aria-label={`One more ${name}`}
        aria-disabled={quantity >= limits.unitsPerLine}
        onClick={() => onChange(quantity + 1)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </div>
  );
}
