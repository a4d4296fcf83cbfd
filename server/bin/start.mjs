// What `npm start` runs: the same process builds what changed and then becomes the server, so that
// a signal to it reaches the server.
import process from "node:process";
import "./node-version.mjs";

process.env.NODE_ENV = "production";
const { ensureBuilt } = await import("./ensure-built.ts");
if (!ensureBuilt()) {
  process.stderr.write("The client could not be built: see the lines above.\n");
  process.exit(1);
}
await import("../main.ts");
