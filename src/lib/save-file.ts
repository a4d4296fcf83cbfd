import { platformTable as m } from "#messages/platform-table.ts";
import { request } from "./api/rest.ts";

/** Hands a text to the browser as a download. */
export function saveTextFile(name: string, text: string, type = "text/csv;charset=utf-8"): void {
  saveBlob(name, new Blob([text], { type }));
}

/** How a mutation that returns a text hands it over as a table of that name. */
export function savedAs(name: string) {
  return {
    meta: { failureTitle: m.exportFailed },
    onSuccess: (text: string) => saveTextFile(name, text),
  };
}

/** Fetches a file of ours and hands it to the browser's downloads. False when it could not be had. */
export async function saveFile(path: string, name: string): Promise<boolean> {
  try {
    const answer = await request(path);
    saveBlob(name, await answer.blob());
    return true;
  } catch {
    return false;
  }
}

/** Hands a file to the browser's downloads. */
function saveBlob(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
