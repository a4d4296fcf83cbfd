import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export type PostgresRelay = AsyncDisposable & {
  /** The URL of the database through the relay. */
  url: string;
  /** Simulates a stopped Postgres: open connections end, new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Simulates a hanging Postgres: connections stay open, new ones are accepted, and nothing is answered. */
  hang(): void;
  /** Hangs as soon as a query contains this text; resolves then. */
  hangAt(text: string): Promise<void>;
  /** Answers again, including the queries received meanwhile. */
  wake(): void;
};

/** A relay between a program and Postgres, with which a test can take Postgres away and restore it. */
export async function postgresRelay(databaseUrl: string): Promise<PostgresRelay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  let isHung = false;
  let heard = (_: Buffer) => {};
  const pairs = new Set<() => void>();
  const pass = (client: Socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) keep(socket);
    client.on("data", (asked) => heard(asked));
    const join = () => {
      client.pipe(upstream);
      upstream.pipe(client);
    };
    const part = () => {
      client.unpipe(upstream);
      upstream.unpipe(client);
    };
    const follow = () => (isHung ? part() : join());
    pairs.add(follow);
    client.on("close", () => {
      pairs.delete(follow);
      upstream.destroy();
    });
    follow();
  };
  let server = await listening(pass, 0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  const setHung = (hung: boolean) => {
    isHung = hung;
    for (const follow of pairs) follow();
  };
  const relayed = new URL(databaseUrl);
  relayed.host = `127.0.0.1:${port}`;
  return {
    url: relayed.href,
    cut,
    restore: async () => {
      server = await listening(pass, port);
    },
    hang: () => setHung(true),
    hangAt: (text) =>
      new Promise((resolve) => {
        heard = (asked) => {
          if (!asked.includes(text)) return;
          heard = () => {};
          setHung(true);
          resolve();
        };
      }),
    wake: () => setHung(false),
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await cut();
    },
  };
}

async function listening(pass: (client: Socket) => void, port: number): Promise<Server> {
  const server = createServer(pass).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
