import { type KeepMessage, keptKind } from "#shared/platform/pages/offline-pages.ts";
import { fileFor, keep, pageFor } from "./offline-page.ts";
import type { WorkerScope } from "./scope.ts";

// Makes the pages of drivers and farmers open offline. Their data comes from the phone's own storage.
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.waitUntil(keep(event.data as KeepMessage)));
worker.addEventListener("fetch", (event) => {
  const kind = keptKind(event.request, worker.location.origin);
  if (kind === "page") event.respondWith(pageFor(event.request));
  if (kind === "file") event.respondWith(fileFor(event.request));
});
