import { lazy, Suspense, useState } from "react";
import { useWelcomePopup } from "./use-welcome-popup.ts";

const WelcomePopup = lazy(async () => ({
  default: (await import("./welcome-popup.tsx")).WelcomePopup,
}));

/** The welcome popup over every page; its code is fetched when it is due. */
export function WelcomePopupSlot() {
  const { opened, isForced, leave } = useWelcomePopup();
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  return (
    <Suspense fallback={null}>
      {wanted ? <WelcomePopup opened={opened} isForced={isForced} onLeave={leave} /> : null}
    </Suspense>
  );
}
