import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "../checkout.module.css";

type NoticeProps = {
  title: string;
  children?: ReactNode;
  /** `alert` interrupts a screen reader; `status` waits for a pause. */
  role?: "alert" | "status";
};

/** A message the shopper must see before continuing, in a subtle frame. */
export function Notice({ title, children, role = "status" }: NoticeProps) {
  return (
    <div className={classes["notice"]} role={role} data-tone={role}>
      <Text fw={600}>{title}</Text>
      {children}
    </div>
  );
}
