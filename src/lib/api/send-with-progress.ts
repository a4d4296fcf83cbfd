import { languageNow } from "#shared/language.ts";
import { RestError } from "./rest.ts";

type Sending = {
  body: Blob;
  /** Called with the percentage of the file that has been sent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file with cookies and returns the response's JSON. Throws a `RestError` for an unsuccessful response, and
 * another Error if there is none. `fetch` cannot report how much of a body has been sent.
 */
export function sendWithProgress(
  path: string,
  { body, onProgress, signal }: Sending,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new Error("There was no answer"));
    call.open("POST", path);
    call.setRequestHeader("content-type", "application/octet-stream");
    call.setRequestHeader("accept-language", languageNow());
    call.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    );
    for (const end of ["error", "abort", "timeout"] as const) call.addEventListener(end, fail);
    call.addEventListener("load", () => {
      if (call.status < 200 || call.status > 299) {
        reject(new RestError(call.status, call.responseText || call.statusText));
        return;
      }
      resolve(JSON.parse(call.responseText));
    });
    signal.addEventListener("abort", () => call.abort(), { once: true });
    call.send(body);
  });
}
