// What `npm run dev` runs: the server from its sources, restarted when they change; the client
// reloads by itself through Vite in the same server.
// With LANGUAGE=pseudo every English text is two fifths longer, to see where it does not fit.
import process from "node:process";
import "./node-version.mjs";

process.env.NODE_ENV = "development";
if (process.env.LANGUAGE === "pseudo") (await import("#messages/stretch.ts")).stretchAll();
await import("../main.ts");
