import { AskButton, type AskButtonProps } from "./ask-button.tsx";

type ConfirmButtonProps = AskButtonProps & { onConfirm: () => Promise<unknown> | void };

/** A button that asks for confirmation before an irreversible action, and closes whatever the result. */
export function ConfirmButton({ onConfirm, ...ask }: ConfirmButtonProps) {
  return <AskButton {...ask} onSubmit={() => Promise.resolve(onConfirm()).catch(() => {})} />;
}
