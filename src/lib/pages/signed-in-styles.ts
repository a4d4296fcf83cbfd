let loading: Promise<void> | null = null;

/**
 * Loads the styles of the signed-in areas, which `server/bin/build/style-sheets.ts` keeps out of the public style sheet.
 * If loading fails, the page is shown without them, and the next page retries. In development, styles come with
 * their modules.
 */
export function signedInStyles(): Promise<void> {
  // The server runs the guards of these pages, but renders none of them.
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
