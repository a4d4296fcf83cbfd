/** An event that the browser keeps the worker alive for. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Asking = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };

type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { data: unknown };
  fetch: Asking;
};

/** What of a service worker's surroundings is used here; the compiler is set up for pages. */
export type WorkerScope = {
  clients: { claim(): Promise<void> };
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
};
