import { lazy } from "react";
import { Later } from "#client/ui/later.tsx";

const WaitingForm = lazy(async () => ({
  default: (await import("./waiting-form.tsx")).WaitingForm,
}));

/** The waiting list of a zip that we do not serve; its script is loaded only then. Renders nothing for null. */
export function LazyWaitingForm({ zipCode }: { zipCode: string | null }) {
  return zipCode ? (
    <Later>
      <WaitingForm key={zipCode} zipCode={zipCode} />
    </Later>
  ) : null;
}
