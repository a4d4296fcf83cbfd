import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./cart.module.css";

type DrawerFootProps = {
  action: string;
  onAction: () => void;
  disabled?: boolean;
  /** The id of the text that says why it is disabled. */
  describedBy?: string;
  children?: ReactNode;
};

/** The bar at the bottom of a cart view: the total and the next action. */
export function DrawerFoot({ action, onAction, disabled, describedBy, children }: DrawerFootProps) {
  return (
    <div className={classes["foot"]}>
      {children}
      <Button
        size="lg"
        fullWidth
        onClick={onAction}
        disabled={disabled ?? false}
        aria-describedby={describedBy}
      >
        {action}
      </Button>
    </div>
  );
}
