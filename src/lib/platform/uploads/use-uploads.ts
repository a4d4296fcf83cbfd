import { useEffect, useRef, useState } from "react";
import { farmsUpload } from "#messages/farms/upload.ts";
import { genericFailure } from "#shared/errors.ts";
import { UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { RestError } from "../../api/rest.ts";
import { sendWithProgress } from "../../api/send-with-progress.ts";

/** A file as its upload stands: a percentage, an error message, or the id it is stored under. */
export type Upload = {
  key: number;
  name: string;
  state: { percent: number } | { failure: string } | { id: string };
};

type UploadOptions = {
  /** Maximum number of files. */
  most: number;
  /** Where files are sent, with its query. */
  path: string;
  /** The field of the response that holds the id. */
  answer: string;
  /** The file as it is sent, for example smaller. */
  prepare: (file: File) => Blob | Promise<Blob>;
  /** The error message for a file above the maximum size. */
  tooLarge: () => string;
};

/** Files of a form, uploaded as soon as they are chosen. One that fails stays, to be sent again or removed. */
export function useUploads(options: UploadOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const chosen = useRef(new Map<number, { file: File; abort: AbortController }>());
  const last = useRef(0);
  useEffect(() => {
    const { current } = chosen;
    return () => {
      for (const { abort } of current.values()) abort.abort();
    };
  }, []);
  const mark = (key: number, state: Upload["state"]) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  const send = async (key: number, file: File) => {
    const abort = new AbortController();
    chosen.current.set(key, { file, abort });
    try {
      const onProgress = (percent: number) => mark(key, { percent });
      mark(key, { id: await uploadFile(file, options, { onProgress, signal: abort.signal }) });
    } catch (error) {
      if (!abort.signal.aborted) mark(key, { failure: wordsOf(error) });
    }
  };
  return {
    uploads,
    most: options.most,
    isSending: uploads.some(({ state }) => "percent" in state),
    hasFailed: uploads.some(({ state }) => "failure" in state),
    /** Ids of the files that have arrived. */
    ids: uploads.flatMap(({ state }) => ("id" in state ? [state.id] : [])),
    /** Adds files up to the maximum number, and uploads them. */
    add: (files: readonly File[]) => {
      const added = files.slice(0, options.most - uploads.length).map((file) => {
        last.current += 1;
        return { key: last.current, file };
      });
      const shown = added.map(({ key, file }) => ({ key, name: file.name, state: { percent: 0 } }));
      setUploads((all) => [...all, ...shown]);
      for (const { key, file } of added) void send(key, file);
    },
    sendAgain: (key: number) => {
      const known = chosen.current.get(key);
      if (!known) return;
      mark(key, { percent: 0 });
      void send(key, known.file);
    },
    remove: (key: number) => {
      chosen.current.get(key)?.abort.abort();
      chosen.current.delete(key);
      setUploads((all) => all.filter((one) => one.key !== key));
    },
  };
}

type Watched = { onProgress: (percent: number) => void; signal: AbortSignal };

async function uploadFile(
  file: File,
  { path, answer, prepare, tooLarge }: UploadOptions,
  watched: Watched,
): Promise<string> {
  const body = await prepare(file);
  watched.signal.throwIfAborted();
  if (body.size > UPLOAD_BYTES_MAX) throw new TooLarge(tooLarge());
  const given = await sendWithProgress(path, { body, ...watched });
  const id = Object.entries(given ?? {}).find(([name]) => name === answer)?.[1];
  if (typeof id === "string") return id;
  throw new Error("The upload's answer has no id");
}

class TooLarge extends Error {}

function wordsOf(error: unknown): string {
  if (error instanceof TooLarge) return error.message;
  if (error instanceof RestError) return error.words ?? genericFailure();
  return farmsUpload.noConnection;
}
