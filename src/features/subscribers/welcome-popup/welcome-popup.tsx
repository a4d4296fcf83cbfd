import { Modal } from "@mantine/core";
import { subscribersPopup as m } from "#messages/subscribers/popup.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { FarmerQuote } from "./farmer-quote.tsx";
import { IntroductionForm } from "./introduction-form.tsx";
import classes from "./welcome-popup.module.css";

type WelcomePopupProps = {
  opened: boolean;
  /** Whether the URL requests the popup, overriding the team's setting. */
  isForced: boolean;
  /** Called when a visitor has introduced themselves or closed the popup. */
  onLeave: () => void;
};

/** A farmer says hello and asks for a name (spec section 2, "Welcome popup"). */
export function WelcomePopup({ opened, isForced, onLeave }: WelcomePopupProps) {
  const wanted = trpc.subscribers.popup.useQuery(undefined, { retry: false });
  // It opens unless the team has turned it off, also if the setting could not be loaded.
  const isWanted = isForced || wanted.isError || wanted.data === true;
  return (
    <Modal.Root opened={opened && isWanted} onClose={onLeave} size={860} centered padding={0}>
      <Modal.Overlay />
      <Modal.Content radius="lg">
        <Modal.CloseButton className={classes["close"] ?? ""} aria-label={m.close} />
        <Modal.Body className={classes["body"] ?? ""}>
          <FarmerQuote />
          <div className={classes["form"]}>
            <Modal.Title className={classes["title"] ?? ""}>{m.introduce}</Modal.Title>
            <p className={classes["why"]}>{m.why}</p>
            <IntroductionForm onDone={onLeave} />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
