import { ActionIcon, Button, Drawer, VisuallyHidden } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { canGoBack } from "#shared/checkout/cart/cart-drawer.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { useOpened } from "#client/lib/checkout/cart/use-opened.ts";
import { OrderOutcome } from "#client/lib/checkout/flow/outcome/order-outcome.tsx";
import { PaymentSection } from "#client/lib/checkout/flow/payment/form/payment-section.tsx";
import { useReturnPath } from "#client/lib/checkout/flow/outcome/use-return-path.ts";
import classes from "./cart.module.css";
import { DrawerCart } from "./drawer-cart.tsx";
import { DrawerFoot } from "./drawer-foot.tsx";
import { DrawerShipping } from "./drawer-shipping.tsx";
import { StepProgress } from "./step-progress.tsx";
import { type DrawerState, useDrawer } from "./use-drawer.ts";

/** The cart drawer of the header: cart, shipping details, payment, confirmation (spec section 2). */
export function CartDrawer() {
  const { isOpen } = useCart();
  const opened = useOpened(isOpen);
  const drawer = useDrawer();
  const { busy } = drawer.checkout;
  return (
    <Drawer.Root
      opened={opened}
      onClose={drawer.close}
      position="right"
      size={480}
      classNames={{ content: classes["content"] ?? "" }}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <DrawerHeader drawer={drawer} />
        <Drawer.Body className={classes["body"] ?? ""}>{stepOf(drawer)}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Announces a new step by moving the focus to its title. */
function DrawerHeader({ drawer }: { drawer: DrawerState }) {
  const { step, checkout } = drawer;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Drawer.Header className={classes["header"] ?? ""}>
      {canGoBack(step) ? (
        <ActionIcon
          variant="subtle"
          aria-label={m.backToCart}
          disabled={checkout.busy}
          onClick={drawer.back}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
      ) : null}
      <Drawer.Title ref={title} tabIndex={-1} className={classes["title"] ?? ""}>
        {m.titles[step]}
      </Drawer.Title>
      <Drawer.CloseButton aria-label={m.closeCart} disabled={checkout.busy} />
    </Drawer.Header>
  );
}

function stepOf(drawer: DrawerState): ReactNode {
  switch (drawer.step) {
    case "cart":
      return <DrawerCart onCheckOut={drawer.checkOut} onLeave={drawer.close} />;
    case "checkout":
      return <DrawerShipping checkout={drawer.checkout} onSubmit={drawer.submit} />;
    case "payment":
      return <DrawerPayment drawer={drawer} />;
    case "confirmation":
      return <DrawerConfirmation drawer={drawer} />;
  }
}

function DrawerPayment({ drawer }: { drawer: DrawerState }) {
  const returnPath = useReturnPath();
  return (
    <div className={classes["scroll"]}>
      <StepProgress step="payment" />
      <DeliverySummary drawer={drawer} />
      <PaymentSection checkout={drawer.checkout} returnPath={returnPath} onAdjust={drawer.adjust} />
    </div>
  );
}

/** What is paid for comes then and there, or is changed first. */
function DeliverySummary({ drawer }: { drawer: DrawerState }) {
  const { form, payment, busy } = drawer.checkout;
  const { intent } = payment;
  if (!intent) return null;
  return (
    <div className={classes["summary"]}>
      <div>
        <p className={classes["when"]}>{formatSlot(intent.day, intent.window)}</p>
        <p>{addressLine(form.values)}</p>
      </div>
      <Button variant="subtle" size="compact-md" disabled={busy} onClick={drawer.adjust}>
        {m.change}
        <VisuallyHidden>{m.changeWhat}</VisuallyHidden>
      </Button>
    </div>
  );
}

function DrawerConfirmation({ drawer }: { drawer: DrawerState }) {
  return (
    <>
      <div className={classes["scroll"]}>
        {drawer.ended ? <OrderOutcome ended={drawer.ended} /> : null}
      </div>
      <DrawerFoot action={m.continueShopping} onAction={drawer.close} />
    </>
  );
}
