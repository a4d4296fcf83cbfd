import "#client/ui/theme/styles.ts";
import { RouterProvider } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { httpBatchLink } from "@trpc/client";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { languageNow } from "#shared/language.ts";
import { limits } from "#shared/platform/limits.ts";
import { confirmLink } from "#client/lib/accounts/confirm-password/confirm-link.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { hearEarlyPresses } from "#client/lib/pages/early-press.ts";
import { createRouter } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

// Forms check their fields without first trying to make code from text, which the policy forbids
// and reports. Reported here because the library itself comes with the first form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const client = trpc.createClient({
  links: [
    confirmLink,
    httpBatchLink({
      url: "/trpc",
      maxItems: limits.batchedCalls,
      // Failures come back in the language of the page.
      headers: { "accept-language": languageNow() },
    }),
  ],
});
const site = document.querySelector<HTMLMetaElement>("meta[name=site]")?.content;
const router = createRouter(client, site ?? location.origin);

if ("$_TSR" in window && window.$_TSR) {
  hydrateRoot(
    root,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
  hearEarlyPresses();
} else {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
