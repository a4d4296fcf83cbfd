import { platformTable as m } from "#messages/platform/table.ts";
import { request } from "./api/rest.ts";

/** Downloads a text in the browser. */
export function saveTextFile(name: string, text: string, type = "text/csv;charset=utf-8"): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Success handler for mutations that return a table as text: downloads it under that name. */
export function savedAs(name: string) {
  return {
    meta: { failureTitle: m.exportFailed },
    onSuccess: (text: string) => saveTextFile(name, text),
  };
}

/** Fetches one of our files and downloads it in the browser. Returns false if that failed. */
export async function saveFile(path: string, name: string): Promise<boolean> {
  try {
    const answer = await request(path);
    saveBlob(name, await answer.blob());
    return true;
  } catch {
    return false;
  }
}

/** Downloads a file in the browser. */
function saveBlob(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
