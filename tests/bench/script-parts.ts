import type { ScriptContents } from "../support/code/script-contents.ts";

type Sent = { file: string; bytes: number };

/** `node_modules/react-dom/x.js` belongs to the part `react-dom`, and a file of ours to its folder. */
function partOf(module: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  const [folder] = /^src\/(?:[^/]+\/){0,2}/.exec(module) ?? [];
  return name ?? folder ?? "other";
}

/** The largest parts of these files, each with its share of the bytes sent, in kB. */
export function largestParts(contents: ScriptContents, files: readonly Sent[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { file, bytes } of files) {
    const modules = Object.entries(contents[file]?.modules ?? {});
    const whole = modules.reduce((sum, [, size]) => sum + size, 0);
    for (const [module, size] of modules) {
      const part = partOf(module);
      sums.set(part, (sums.get(part) ?? 0) + (size / whole) * (bytes / 1000));
    }
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}
