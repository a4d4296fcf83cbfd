// Entry point of `npm run dev`: runs the server from its sources and restarts it when they change; the client
// hot-reloads through Vite in the same server. LANGUAGE=pseudo makes every English text two fifths longer, to show
// where it does not fit.
import process from "node:process";
import "./node-version.mjs";

process.env.NODE_ENV = "development";
if (process.env.LANGUAGE === "pseudo") (await import("#messages/stretch.ts")).stretchAll();
await import("../main.ts");
