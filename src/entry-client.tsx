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
import { sessionLink } from "#client/lib/session/session-link.ts";
import { createRouter } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

// Disables zod's JIT, which first tries to compile code from strings; the content security policy
// blocks and reports that. Set here because zod itself loads only with the first form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const client = trpc.createClient({
  links: [
    sessionLink(
      () =>
        void import("#client/lib/session/check-session.ts").then(({ checkSession }) =>
          checkSession({
            client,
            ...router.options.context,
            guardAgain: () => router.invalidate(),
          }),
        ),
    ),
    confirmLink,
    httpBatchLink({
      url: "/trpc",
      maxItems: limits.batchedCalls,
      // With its headers, Node reads 16 kB: two reads of the shop for many farms go separately.
      maxURLLength: 14_000,
      // So that error messages come back in the page's language.
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
