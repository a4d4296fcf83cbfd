import { Button, VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { platformTable as m } from "#messages/platform/table.ts";
import { useFocusLeft } from "#client/ui/buttons/use-focus-left.ts";

type PeriodFilterProps = {
  /** What the period says about the rows, such as `Placed Sun Nov 22 to Sat Nov 28`. */
  children: string;
  change: (part: Record<string, undefined>) => void;
};

/** The period that the link to a table has set in its address; a press shows all days again. */
export function PeriodFilter({ children, change }: PeriodFilterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { act } = useFocusLeft(button);
  const showAllDays = () => {
    act(Promise.resolve());
    change({ from: undefined, to: undefined, page: undefined });
  };
  return (
    <Button
      ref={button}
      variant="default"
      size="sm"
      rightSection={<IconX size={16} aria-hidden />}
      onClick={showAllDays}
    >
      {children}
      <VisuallyHidden>. {m.allDays}</VisuallyHidden>
    </Button>
  );
}
