import { act, fireEvent, screen } from "@testing-library/react";
import { PackPage } from "#client/features/logistics/logistics-pack/pack-page.tsx";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";

export const ORDER = "FUR-7K3M-9QXT";
export const SLOT = { day: "2026-11-29", window: "morning" } as const;

export const line = (productId: number, name: string, more: object = {}) => ({
  productId,
  name,
  pack: "1 lb bunch",
  farmName: "Tula Ridge",
  units: 2,
  short: 0,
  freed: 0,
  isCold: false,
  byWeight: null as null | { most: number; weighed: number | null },
  isReady: true,
  isPacked: false,
  ...more,
});
type Line = ReturnType<typeof line>;
export const crate = (lines: Line[], more: object = {}) => ({
  number: ORDER,
  state: "harvesting",
  ...SLOT,
  stop: null,
  name: "Ada Byron",
  city: "Petaluma",
  zipCode: "94952",
  isStopped: false,
  canPack: true,
  canUnpack: false,
  ...more,
  lines,
});
export type Crate = ReturnType<typeof crate>;

/** A server that packs lines of one crate as it is asked to. */
export function packing(first: Crate): Answers {
  let now = first;
  return {
    "logistics.pack": () => [now],
    "logistics.packLine": (input) => {
      const { productId, packed } = input as { productId: number; packed: boolean };
      const lines = now.lines.map((one) =>
        one.productId === productId ? { ...one, isPacked: packed } : one,
      );
      now = { ...now, lines };
      return now;
    },
  };
}

export const show = (answers: Answers) =>
  showAnswered(<PackPage {...SLOT} onChoose={() => {}} />, answers);
export const field = () => screen.getByLabelText<HTMLInputElement>("Scan or type a label");
/** Types a code as a scanner does, with Enter at its end. */
export async function scan(code: string) {
  const input = await screen.findByLabelText<HTMLInputElement>("Scan or type a label");
  input.focus();
  await act(async () => {
    fireEvent.change(input, { target: { value: code } });
    fireEvent.submit(input.form!);
  });
}
/** The status that says what the last scan led to. */
export const said = () => field().form!.querySelector("[role=status]")!.textContent;
export const tick = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
export const marks = (calls: Awaited<ReturnType<typeof show>>) =>
  calls.filter(({ path }) => path === "logistics.packLine").map(({ input }) => input);
