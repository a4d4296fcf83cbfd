import { AskButton, type AskButtonProps } from "./ask-button.tsx";

type ConfirmButtonProps = AskButtonProps & { onConfirm: () => Promise<unknown> | void };

/** A button that asks before it does what cannot be undone, and closes however that went. */
export function ConfirmButton({ onConfirm, ...ask }: ConfirmButtonProps) {
  return <AskButton {...ask} onSubmit={() => Promise.resolve(onConfirm()).catch(() => {})} />;
}
