import { Badge } from "@mantine/core";
import { STATE_WORDS } from "./words.ts";

/** Whether the account may sign in. */
export function StateBadge({ disabled }: { disabled: boolean }) {
  return (
    <Badge component="span" variant={disabled ? "default" : "light"}>
      {STATE_WORDS[disabled ? "disabled" : "open"]}
    </Badge>
  );
}
