import { AwsClient } from "aws4fetch";
import type { PictureStore } from "./picture-store.ts";

/** A bucket in Amazon S3 or an S3-compatible store (MinIO, R2, Spaces, Ceph). */
export type S3Settings = {
  /** Base URL of the store, such as https://s3.us-west-1.amazonaws.com. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Request timeout, in milliseconds. */
const ANSWER_MS = 10_000;
/** Retries after a 5xx or 429, with growing delays. */
const RETRIES = 2;

/**
 * Stores pictures as objects in a bucket. Uses path-style URLs, which every compatible store supports. The bucket
 * needs no public access.
 */
export function s3Pictures(settings: S3Settings): PictureStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
    retries: RETRIES,
  });
  const ask = async (name: string, init: RequestInit, fine: readonly number[]) => {
    const url = `${settings.endpoint}/${encodeURIComponent(settings.bucket)}/${encodeURIComponent(name)}`;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await client.fetch(url, { ...init, signal, redirect: "error" });
    if (fine.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`The picture store answered ${init.method} with ${answer.status}`);
  };

  return {
    put: async (name, bytes) => {
      const format = name.split(".").at(-1);
      const headers = { "content-type": format === "svg" ? "image/svg+xml" : `image/${format}` };
      const body = new Uint8Array(bytes);
      const answer = await ask(name, { method: "PUT", headers, body }, [200]);
      await answer.body?.cancel();
    },
    get: async (name) => {
      const answer = await ask(name, { method: "GET" }, [200, 404]);
      if (answer.status === 200) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    drop: async (names) => {
      await Promise.all(
        names.map(async (name) => {
          const answer = await ask(name, { method: "DELETE" }, [200, 204, 404]);
          await answer.body?.cancel();
        }),
      );
    },
  };
}
