import { mkdir, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { marketPictures } from "#db/seed/market-pictures.ts";
import {
  type ArtName,
  art,
  artKey,
  pictureKeyFor,
  type PictureSpec,
  representativePicture,
} from "#shared/platform/pictures.ts";
import { makePicture, pictureFiles, produceArt } from "./produce-pictures.ts";

export type PictureProgress = { done: number; total: number };

type Job = { files: string[]; make: () => Promise<unknown> };

/**
 * Makes every picture of the demo market that is not yet in `dir`: products, farms, cut-outs and the
 * representative one. Returns how many were made.
 */
export async function makeMarketPictures(
  dir: string,
  onProgress?: (progress: PictureProgress) => void,
): Promise<number> {
  const cutOuts = Object.keys(art) as ArtName[];
  return makeMissing(dir, [...marketPictures(), representativePicture], cutOuts, onProgress);
}

/**
 * Makes those of the pictures and cut-outs of which a file is missing in `dir`, several at a time.
 * What is whole is left alone, so a second call only reads the folder. `onProgress` is called for each
 * picture made.
 */
export async function makeMissing(
  dir: string,
  specs: readonly PictureSpec[],
  cutOuts: readonly ArtName[],
  onProgress: (progress: PictureProgress) => void = () => {},
): Promise<number> {
  await mkdir(dir, { recursive: true });
  const present = new Set(await readdir(dir));
  const jobs = [...cutOutJobs(dir, cutOuts), ...pictureJobs(dir, specs)];
  const missing = jobs.filter((job) => job.files.some((file) => !present.has(file)));
  let done = 0;
  await inParallel(missing, availableParallelism() + 1, async (job) => {
    await job.make();
    onProgress({ done: ++done, total: missing.length });
  });
  return missing.length;
}

/** One job for equal specs. */
function pictureJobs(dir: string, specs: readonly PictureSpec[]): Job[] {
  const byKey = new Map(specs.map((spec) => [pictureKeyFor(spec), spec]));
  return [...byKey].map(([key, spec]) => ({
    files: pictureFiles(key, spec.shape),
    make: () => makePicture(dir, spec),
  }));
}

function cutOutJobs(dir: string, names: readonly ArtName[]): Job[] {
  return names.map((name) => ({
    files: pictureFiles(artKey(name), "art"),
    make: () => produceArt(dir, name),
  }));
}

/** Runs `work` on every item, at most `width` at a time. The first failure ends it. */
async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
