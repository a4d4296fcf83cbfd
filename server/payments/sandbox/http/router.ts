import type { Route } from "./context.ts";

type Match = { route: Route; ids: string[] };

function idsOf(pattern: string[], segments: string[]): string[] | null {
  if (pattern.length !== segments.length) return null;
  const ids: string[] = [];
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part === ":id") ids.push(segment);
    else if (part !== segment) return null;
  }
  return ids;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns a function that finds the operation for a method and path. */
export function makeRouter(routes: Route[]): (method: string, path: string) => Match | null {
  const patterns = routes.map((route) => ({ route, parts: route.path.split("/") }));
  return (method, path) => {
    const segments = path.split("/").map(decoded);
    for (const { route, parts } of patterns) {
      if (route.method !== method) continue;
      const ids = idsOf(parts, segments);
      if (ids) return { route, ids };
    }
    return null;
  };
}
