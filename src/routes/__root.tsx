import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { CartSlot, loadCart } from "#client/features/checkout/cart/cart-slot.tsx";
import { CheckoutSlot } from "#client/features/checkout/checkout/checkout-slot.tsx";
import { PageFrame } from "#client/features/platform/chrome/page-frame.tsx";
import { NewsletterForm } from "#client/features/subscribers/newsletter/newsletter-form.tsx";
import { WelcomePopupSlot } from "#client/features/subscribers/welcome-popup/welcome-popup-slot.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { loadToasts } from "#client/lib/toasts/notify.ts";
import { RatesProvider } from "#client/lib/checkout/rates/rates-provider.tsx";
import { useFollowSession } from "#client/lib/session/session.ts";
import { siteHead } from "#client/lib/pages/site-head.ts";
import type { RouterContext } from "#client/router.tsx";
import { ToastSlot } from "#client/ui/toasts/toast-slot.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { api } }) =>
    Promise.all([
      api.mail.contact.business.ensureData(),
      api.checkout.config.ensureData(),
      api.checkout.delivery.terms.ensureData(),
    ])
      .then(([business]) => business)
      .catch(() => null),
  head: siteHead,
  component: RootPage,
});

function RootPage() {
  useFollowSession();
  return (
    <CartProvider>
      <HeadContent />
      <RatesProvider>
        <PageFrame newsletter={<NewsletterForm />} loadCart={loadCart}>
          <Outlet />
        </PageFrame>
        <CartSlot />
        <CheckoutSlot />
      </RatesProvider>
      <WelcomePopupSlot />
      <ToastSlot onIdle={loadToasts} />
      <Scripts />
    </CartProvider>
  );
}
