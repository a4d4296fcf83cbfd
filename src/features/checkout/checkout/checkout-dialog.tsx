import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { useOpened } from "#client/lib/checkout/cart/use-opened.ts";
import classes from "./checkout.module.css";
import { DialogDelivery } from "./dialog-delivery.tsx";
import { DialogPayment } from "./dialog-payment.tsx";
import { useDialog } from "./use-dialog.ts";

/** The checkout dialog: delivery, then payment once the payment exists (spec section 2). */
export function CheckoutDialog() {
  const { view } = useCartView();
  const opened = useOpened(view === "dialog");
  const dialog = useDialog();
  const isPhone = useMediaQuery("(max-width: 40em)") ?? false;
  const { busy, payment } = dialog.checkout;
  return (
    <Modal
      opened={opened}
      onClose={dialog.close}
      title={payment.intent ? m.sections.payment : m.sections.delivery}
      size={560}
      classNames={{ title: classes["dialogTitle"] ?? "" }}
      fullScreen={isPhone}
      {...(isPhone ? { radius: 0 } : {})}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      closeButtonProps={{ "aria-label": m.close, disabled: busy }}
    >
      {payment.intent ? <DialogPayment dialog={dialog} /> : <DialogDelivery dialog={dialog} />}
    </Modal>
  );
}
