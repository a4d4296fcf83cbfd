import { useEffect, useState } from "react";
import { useRouterState } from "@tanstack/react-router";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { useCartState } from "#client/lib/checkout/cart/use-cart-state.ts";
import { useSession } from "#client/lib/session/session.ts";
import { timings } from "#shared/platform/limits.ts";
import { isForced, isReset, mayPopUp, shouldOpen } from "#shared/subscribers/welcome-popup.ts";
import { clearMarkers, readMarkers, writeMarkers } from "./popup-markers.ts";

/** The two URL parameters that concern the popup, as a separate query. */
function popupQuery(search: object): string {
  const { show_popup: show, reset_popup: reset } = search as Record<string, unknown>;
  return `?show_popup=${String(show)}&reset_popup=${String(reset)}`;
}

/**
 * Whether the popup is open (spec section 4): due half a second after the page loaded, unless it was
 * seen lately. It waits while cart or checkout are open, on pages where it may not come up, and until
 * it is known that no one is signed in. `show_popup=true` opens it on every page and for everyone.
 */
export function useWelcomePopup() {
  const query = useRouterState({ select: ({ location }) => popupQuery(location.search) });
  const mayShow = useRouterState({ select: ({ location }) => mayPopUp(location.pathname) });
  const session = useSession();
  const { isOpen } = useCartState();
  const { view } = useCartView();
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (isReset(query)) clearMarkers();
    const timer = setTimeout(() => {
      const now = Date.now();
      if (shouldOpen(readMarkers(now), query, now)) setIsDue(true);
    }, timings.popupDelay);
    return () => clearTimeout(timer);
  }, [query]);

  const leave = () => {
    writeMarkers(Date.now());
    setIsDue(false);
  };
  const isForcedOpen = isForced(query);
  const isVisitor = session.isKnown && session.user === null;
  const mayOpen = isForcedOpen || (mayShow && isVisitor);
  return {
    opened: isDue && mayOpen && !isOpen && view === null,
    isForced: isForcedOpen,
    leave,
  };
}
