import { useEffect, useRef, useState } from "react";
import { farmsUpload } from "#messages/farms-upload.ts";
import { inventoryUpload as upload } from "#messages/inventory-upload.ts";
import { genericFailure } from "#shared/errors.ts";
import { PROBLEM_PHOTO_UPLOAD_PATH, UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { PROBLEM_PHOTOS_MAX } from "#shared/orders/order-problem.ts";
import { RestError } from "#client/lib/api/rest.ts";
import { sendWithProgress } from "#client/lib/api/send-with-progress.ts";
import { shrinkPhoto } from "#client/lib/farms/farm-upload/shrink-photo.ts";

/** A photo as its upload stands: a percentage, an error message, or the id it is stored under. */
export type ReportPhoto = {
  key: number;
  name: string;
  state: { percent: number } | { failure: string } | { id: string };
};

type Chosen = { file: File; abort: AbortController };

/**
 * The photos of a report, uploaded as soon as they are chosen. One that fails stays in the list, to be sent again or
 * removed.
 */
export function useReportPhotos(order: { number: string; token: string | null }) {
  const [photos, setPhotos] = useState<readonly ReportPhoto[]>([]);
  const chosen = useRef(new Map<number, Chosen>());
  const last = useRef(0);
  useEffect(() => {
    const { current } = chosen;
    return () => {
      for (const { abort } of current.values()) abort.abort();
    };
  }, []);
  const mark = (key: number, state: ReportPhoto["state"]) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, state } : photo)));
  const send = async (key: number, file: File) => {
    const abort = new AbortController();
    chosen.current.set(key, { file, abort });
    try {
      const onProgress = (percent: number) => mark(key, { percent });
      mark(key, { id: await sendPhoto(file, order, { onProgress, signal: abort.signal }) });
    } catch (error) {
      if (!abort.signal.aborted) mark(key, { failure: wordsOf(error) });
    }
  };
  return {
    photos,
    /** Whether the last photo is still being sent. */
    isSending: photos.some(({ state }) => "percent" in state),
    hasFailed: photos.some(({ state }) => "failure" in state),
    ids: photos.flatMap(({ state }) => ("id" in state ? [state.id] : [])),
    /** Adds files up to the maximum number of photos, and uploads them. */
    add: (files: readonly File[]) => {
      const added = files.slice(0, PROBLEM_PHOTOS_MAX - photos.length).map((file) => {
        last.current += 1;
        return { key: last.current, file };
      });
      const shown = added.map(({ key, file }) => ({ key, name: file.name, state: { percent: 0 } }));
      setPhotos((all) => [...all, ...shown]);
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
      setPhotos((all) => all.filter((photo) => photo.key !== key));
    },
  };
}

type Watched = { onProgress: (percent: number) => void; signal: AbortSignal };

async function sendPhoto(
  file: File,
  { number, token }: { number: string; token: string | null },
  watched: Watched,
): Promise<string> {
  const body = await shrinkPhoto(file);
  if (body.size > UPLOAD_BYTES_MAX) throw new TooLarge(upload.tooLargePhoto);
  const query = new URLSearchParams({ number, ...(token !== null && { token }) });
  const path = `${PROBLEM_PHOTO_UPLOAD_PATH}?${query}`;
  const answer = await sendWithProgress(path, { body, ...watched });
  if (typeof answer === "object" && answer !== null && "photo" in answer) {
    return String(answer.photo);
  }
  throw new Error("The upload's answer names no photo");
}

class TooLarge extends Error {}

function wordsOf(error: unknown): string {
  if (error instanceof TooLarge) return error.message;
  if (error instanceof RestError) return error.words ?? genericFailure();
  return farmsUpload.noConnection;
}
