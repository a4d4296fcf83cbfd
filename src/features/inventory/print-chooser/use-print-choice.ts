import { inventoryDrawing as m } from "#messages/inventory/drawing.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { PACKET, printChoice, type PrintChoice } from "#shared/inventory/print-choice.ts";
import { printOf } from "#shared/platform/pages/pictures.ts";
import type { Color } from "#shared/prints/recolor.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

export type PrintForm = Outputs["farmer"]["inventory"]["printForms"][number];

/** The current choice of drawing and colors. */
export type Chosen = { choice: PrintChoice; colors: readonly Color[] };

/** The packet has a single color; this is its default. */
const PACKET_COLORS: readonly Color[] = [{ label: m.color, ink: "leaf" }];

/** The chosen form, inks, and background color, with a preview of the resulting picture. */
export function usePrintChoice(title: string) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const checked = printChoice.safeParse(chosen?.choice);
  const preview = trpc.farmer.inventory.printPreview.useQuery(checked.data as PrintChoice, {
    enabled: checked.success,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = (part: Partial<PrintChoice>) =>
    setChosen((before) => before && { ...before, choice: { ...before.choice, ...part } });
  return {
    chosen,
    preview,
    /** The validation error of the packet's name or text. */
    problem: chosen && !checked.success ? (checked.error.issues[0]?.message ?? null) : null,
    change,
    chooseForm: ({ form, colors, key }: PrintForm) =>
      setChosen({ choice: choiceOf(form, colors, title, printOf(key)?.ground), colors }),
    choosePacket: () =>
      setChosen({ choice: choiceOf(PACKET, PACKET_COLORS, title, "oat"), colors: PACKET_COLORS }),
  };
}

function choiceOf(
  form: string,
  colors: readonly Color[],
  title: string,
  ground: PrintChoice["ground"] | null | undefined,
): PrintChoice {
  const inks = colors.map(({ ink }) => ink);
  return { form, inks, ground: ground ?? "oat", title: title.slice(0, 60), words: "" };
}
