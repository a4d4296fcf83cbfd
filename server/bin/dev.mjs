// What `npm run dev` runs: the server from its sources, restarted when they change; the client
// reloads by itself through Vite in the same server.
import process from "node:process";
import "./node-version.mjs";

process.env.NODE_ENV = "development";
await import("../main.ts");
