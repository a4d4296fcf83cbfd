import { lazy, useState } from "react";
import { useWelcomePopup } from "./use-welcome-popup.ts";
import { Later } from "#client/ui/later.tsx";

const WelcomePopup = lazy(async () => ({
  default: (await import("./welcome-popup.tsx")).WelcomePopup,
}));

/** The welcome popup, on every page; its code is loaded when the popup is due. */
export function WelcomePopupSlot() {
  const { opened, isForced, leave } = useWelcomePopup();
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  return (
    <Later isExtra>
      {wanted ? <WelcomePopup opened={opened} isForced={isForced} onLeave={leave} /> : null}
    </Later>
  );
}
