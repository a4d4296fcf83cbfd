import { Navigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { accountsNoArea as m } from "#messages/accounts/no-area.ts";
import { notify } from "#client/lib/toasts/notify.ts";

/** For a role without an area of its own: leads home, and says why. */
export function NoDashboard() {
  useEffect(() => notify.info(m.title, m.text), []);
  return <Navigate to="/" replace />;
}
