let loading: Promise<void> | null = null;

/**
 * Waits for the styles of what is behind the sign-in, which `server/bin/style-sheets.ts` keeps out of everybody's. Where
 * they cannot be fetched, the page is shown without them rather than not at all, and the next one asks again. In
 * development styles come with their modules.
 */
export function signedInStyles(): Promise<void> {
  // The server asks the guards of these pages, and renders none of them.
  loading ??= import.meta.env.SSR ? Promise.resolve() : fetchStyles();
  return loading;
}

async function fetchStyles(): Promise<void> {
  const everybodys = document.querySelector<HTMLLinkElement>("link[data-signed-in]");
  if (!everybodys) return;
  const link = everybodys.cloneNode() as HTMLLinkElement;
  link.href = link.dataset["signedIn"] ?? "";
  const isThere = new Promise<boolean>((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
  });
  everybodys.after(link);
  if (!(await isThere)) loading = null;
}
