import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "../checkout.module.css";

type NoticeProps = {
  title: string;
  children?: ReactNode;
  /** `alert` interrupts a screen reader; `status` waits for a pause. */
  role?: "alert" | "status";
  /** Whether it is all that its page shows: its title is then the page's heading. */
  isPage?: boolean;
};

/** A message the shopper must see before continuing, in a subtle frame. */
export function Notice({ title, children, role = "status", isPage = false }: NoticeProps) {
  return (
    <div className={classes["notice"]} role={role} data-tone={role}>
      <Text fw={600} {...(isPage && { component: "h1" as const })}>
        {title}
      </Text>
      {children}
    </div>
  );
}
