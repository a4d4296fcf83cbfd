import { startEmbedded } from "#db/embedded.ts";

// Starts the embedded Postgres in the given folder and keeps it running until killed.
const [dataDir = ""] = process.argv.slice(2);
const server = await startEmbedded({ dataDir, port: 0, fast: true });
console.log(server.superuserUrl);
setInterval(() => {}, 60_000);
