import { chownSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { generate } from "selfsigned";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { temporaryFolder } from "../servers/temporary-folder.ts";

export type TlsPostgres = AsyncDisposable & {
  /** URLs for the application's role and the owner, at `localhost`, the name in the certificate. */
  url: string;
  ownerUrl: string;
  superuserUrl: string;
  /** The server's self-signed certificate, and an unrelated one. */
  caFile: string;
  foreignCaFile: string;
};

/** A separate Postgres that accepts only encrypted connections. */
export async function tlsPostgres(): Promise<TlsPostgres> {
  const folder = temporaryFolder("tls");
  const dataDir = join(folder, "postgres");
  const server = await startEmbedded({ dataDir, port: 0, fast: true });
  const cluster = join(dataDir, "cluster");
  const { key, certificate } = await certificateFor("localhost");
  const owner = statSync(cluster);
  for (const [name, text] of [
    ["server.key", key],
    ["server.crt", certificate],
    // Requires TLS for everyone except the superuser who sets it up.
    ["pg_hba.conf", "host all postgres all scram-sha-256\nhostssl all all all scram-sha-256\n"],
  ] as const) {
    writeFileSync(join(cluster, name), text, { mode: 0o600 });
    chownSync(join(cluster, name), owner.uid, owner.gid);
  }
  await turnOn(server.superuserUrl);
  const caFile = join(folder, "ca.pem");
  writeFileSync(caFile, certificate);
  const foreignCaFile = join(folder, "foreign-ca.pem");
  writeFileSync(foreignCaFile, (await certificateFor("localhost")).certificate);
  return {
    url: atLocalhost(server.url),
    ownerUrl: atLocalhost(server.ownerUrl),
    superuserUrl: server.superuserUrl,
    caFile,
    foreignCaFile,
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      removeCluster(dataDir);
      rmSync(dirname(dataDir), { recursive: true, force: true });
    },
  };
}

async function turnOn(superuserUrl: string): Promise<void> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`alter system set ssl = on`;
    await sql`select pg_reload_conf()`;
  } finally {
    await sql.end();
  }
}

async function certificateFor(name: string): Promise<{ key: string; certificate: string }> {
  const made = await generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: name }] },
    ],
  });
  return { key: made.private, certificate: made.cert };
}

function atLocalhost(url: string): string {
  const address = new URL(url);
  address.hostname = "localhost";
  return address.href;
}
