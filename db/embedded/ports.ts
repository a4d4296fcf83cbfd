import { createServer, type AddressInfo } from "node:net";

/** The preferred loopback port if it is free, else the next free one; 0 picks any. */
export async function freePort(wanted: number): Promise<number> {
  const candidates = wanted === 0 ? [] : Array.from({ length: 20 }, (_, step) => wanted + step);
  for (const candidate of candidates) {
    const port = await tryPort(candidate);
    if (port !== null) return port;
  }
  return (await tryPort(0)) ?? wanted;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => {
      const taken = (server.address() as AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
}
