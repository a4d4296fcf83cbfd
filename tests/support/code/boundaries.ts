import {
  FEATURE_RULE,
  type ImportRule,
  importRules,
  LAYER_RULE,
  ROOM_RULE,
  serviceLayers,
  wordRules,
} from "./boundary-rules.ts";

/** One file of the project: its path from the root and its text. */
export type Source = { path: string; source: string };

/** A violated rule, with the line that violates it. */
export type Offense = { rule: string; line: string };

/** All violations of the boundary rules in these files. */
export function findOffenses(sources: readonly Source[]): Offense[] {
  return sources.flatMap((source) => [...importOffenses(source), ...wordOffenses(source)]);
}

type Import = { specifier: string; target: string; typeOnly: boolean };

function importOffenses({ path, source }: Source): Offense[] {
  return importsOf({ path, source }).flatMap((found) => {
    const broken = importRules.filter((rule) => breaks(rule, path, found)).map(({ name }) => name);
    if (isForeignFeature(path, found.target)) broken.push(FEATURE_RULE);
    if (leavesLayer(path, found.target)) broken.push(LAYER_RULE);
    if (leavesRoom(path, found)) broken.push(ROOM_RULE);
    return broken.map((rule) => ({ rule, line: `${path} imports ${found.specifier}: ${rule}` }));
  });
}

function breaks(rule: ImportRule, path: string, { target, typeOnly }: Import): boolean {
  if (!rule.from.test(path) || rule.except?.test(path)) return false;
  if (typeOnly && rule.typesMayCross) return false;
  return (rule.only !== undefined && !rule.only.test(target)) || rule.never?.test(target) === true;
}

function wordOffenses({ path, source }: Source): Offense[] {
  const code = withoutComments(source);
  return wordRules
    .filter((rule) => rule.in.test(path) && !rule.except?.test(path))
    .flatMap((rule) => {
      const found = rule.word.exec(code)?.[0];
      return found ? [{ rule: rule.name, line: `${path} says ${found}: ${rule.name}` }] : [];
    });
}

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

function importsOf({ path, source }: Source): Import[] {
  return [...withoutComments(source).matchAll(IMPORT)].map((match) => {
    const specifier = match[2] ?? match[3] ?? "";
    return { specifier, target: resolveTarget(path, specifier), typeOnly: match[1] !== undefined };
  });
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
}

const ALIASES: Readonly<Record<string, string>> = {
  "#shared/": "src/shared/",
  "#messages/": "src/messages/",
  "#client/": "src/",
  "#db/": "db/",
  "#server/": "server/",
  "#tests/": "tests/",
};

/** The imported module as a path from the root, `node:…`, or `npm:…`. */
function resolveTarget(path: string, specifier: string): string {
  if (specifier.startsWith(".")) return new URL(specifier, `file:///${path}`).pathname.slice(1);
  if (specifier.startsWith("node:")) return specifier;
  const alias = Object.entries(ALIASES).find(([prefix]) => specifier.startsWith(prefix));
  return alias ? specifier.replace(alias[0], alias[1]) : `npm:${specifier}`;
}

function isForeignFeature(path: string, target: string): boolean {
  const from = featureOf(path);
  const to = featureOf(target);
  return from !== null && to !== null && from !== to;
}

function featureOf(path: string): string | null {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function leavesLayer(path: string, target: string): boolean {
  const from = serviceOf(path);
  const to = serviceOf(target);
  if (from === null || to === null || from === to) return false;
  const layerOf = (room: string) => serviceLayers.findIndex((layer) => layer.includes(room));
  // A room missing from the table has no layer: it may import no room, and no room may import it.
  return layerOf(to) < 0 || layerOf(to) >= layerOf(from);
}

function serviceOf(path: string): string | null {
  return /^server\/services\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Rooms: each feature, the other folders of the client, and the other folders of the project. */
function roomOf(path: string): string {
  return /^(?:src\/features\/[^/]+|src\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0] ?? "";
}

function leavesRoom(path: string, { specifier, target }: Import): boolean {
  return specifier.startsWith("..") && roomOf(path) !== roomOf(target);
}
