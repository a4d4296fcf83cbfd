import { useEffect } from "react";
import {
  isBuiltFile,
  type KeepMessage,
  OFFLINE_WORKER,
  offlineScope,
} from "#shared/platform/pages/offline-pages.ts";
import { loadOfflineUser } from "./offline-user.ts";

/**
 * Once the page's data is stored, has the service worker cache the page and its files, so that it opens offline. In
 * development there are no build files, and nothing is cached.
 */
export function useOfflinePage(isStored: boolean): void {
  useEffect(() => {
    const isPossible = import.meta.env.PROD && "serviceWorker" in navigator;
    if (!isStored || !isPossible) return undefined;
    const page = location.pathname;
    const observer = new PerformanceObserver((list) => {
      // A visitor redirected to sign in still sees this page while the next one loads.
      if (loadOfflineUser() === null) return;
      const files = list.getEntries().map(({ name }) => new URL(name).pathname);
      void keepOnPhone({ build: buildOf(document), page, files: files.filter(isBuiltFile) });
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, [isStored]);
}

/** If the browser refuses storage, as some do in private windows, the page is available online only. */
async function keepOnPhone(message: KeepMessage): Promise<void> {
  if (message.files.length === 0) return;
  const scope = offlineScope(message.page);
  if (scope === null) return;
  const registration = await navigator.serviceWorker
    .register(OFFLINE_WORKER, { scope })
    .catch(() => null);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  worker?.postMessage(message, []);
}

/** A build's first script references all others by content hash, so its name identifies the build. */
function buildOf({ scripts }: Document): string {
  const first = [...scripts].find(({ type, src }) => type === "module" && src !== "");
  return first ? new URL(first.src).pathname : "";
}
