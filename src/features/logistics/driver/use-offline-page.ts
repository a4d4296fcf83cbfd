import { useEffect } from "react";
import {
  DRIVER_WORKER,
  driverScope,
  isBuiltFile,
  type KeepMessage,
} from "#shared/logistics/driver-pages.ts";
import { loadDriver } from "#client/lib/logistics/driver-phone/phone-memory.ts";

/**
 * Once the phone stores a route, has the page cached by its worker, with the files it was made from, so
 * that it opens again offline. In development there are no built files, and nothing is cached.
 */
export function useOfflinePage(hasRoute: boolean): void {
  useEffect(() => {
    const isPossible = import.meta.env.PROD && "serviceWorker" in navigator;
    if (!hasRoute || !isPossible) return undefined;
    const page = location.pathname;
    const observer = new PerformanceObserver((list) => {
      // A visitor who is sent to sign in still sees this page while the next one loads.
      if (loadDriver() === null) return;
      const files = list.getEntries().map(({ name }) => new URL(name).pathname);
      void keepOnPhone({ build: buildOf(document), page, files: files.filter(isBuiltFile) });
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, [hasRoute]);
}

/** A browser that keeps nothing, as some do in private windows, shows the page online only. */
async function keepOnPhone(message: KeepMessage): Promise<void> {
  if (message.files.length === 0) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker
    .register(DRIVER_WORKER, { scope: driverScope() })
    .catch(() => null);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  worker?.postMessage(message, []);
}

/** The first script of a build names all others by their content, so its name identifies the build. */
function buildOf({ scripts }: Document): string {
  const first = [...scripts].find(({ type, src }) => type === "module" && src !== "");
  return first ? new URL(first.src).pathname : "";
}
