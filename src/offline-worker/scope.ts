/** An event with `waitUntil`, which keeps the worker alive until its work is done. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Asking = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };

type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { data: unknown };
  fetch: Asking;
};

/**
 * The part of a service worker's global scope used here. Declared by hand, because the compiler's library is that of
 * pages.
 */
export type WorkerScope = {
  clients: { claim(): Promise<void> };
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
};
