import { inventoryDrawing as m } from "#messages/inventory/drawing.ts";
import { Button } from "@mantine/core";
import { IconPalette } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { Later } from "#client/ui/later.tsx";
import type { ChooserProps, Named } from "./chooser-dialog.tsx";

const ChooserDialog = lazy(async () => ({
  default: (await import("./chooser-dialog.tsx")).ChooserDialog,
}));

type PrintChooserProps = Pick<ChooserProps, "farmId" | "onPicture"> & {
  /** The product's current name. */
  product: () => Named;
};

/** Opens the drawings to choose one while there is no photo. */
export function PrintChooser({ product, ...props }: PrintChooserProps) {
  const [named, setNamed] = useState<Named | null>(null);
  return (
    <>
      <Button
        variant="default"
        size="lg"
        leftSection={<IconPalette size={20} aria-hidden />}
        onClick={() => setNamed(product())}
      >
        {m.chooseDrawing}
      </Button>
      {named ? (
        <Later>
          <ChooserDialog {...props} {...named} onClose={() => setNamed(null)} />
        </Later>
      ) : null}
    </>
  );
}
