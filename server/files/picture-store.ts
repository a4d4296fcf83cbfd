/** Where the photos that farms sent lie: the one port over disk, database and S3-compatible stores. */
export type PictureStore = {
  /** Keeps a file under its name, whole or not at all; replaces one of that name. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The file; null where there is none of that name. */
  get(name: string): Promise<Buffer | null>;
  /** Takes files away; what is gone already is no trouble. */
  drop(names: readonly string[]): Promise<void>;
};

/**
 * Names of files in a store: of photos as `uploaded-pictures.ts` makes them, a random key, a width, a
 * format; of drawings as `chosen-prints.ts` makes them.
 */
export const STORED_NAME =
  /^(?:(?:upload|cover)-[0-9a-f]{32}-\d{1,5}\.(?:avif|webp)|drawn-[0-9a-f]{32}\.svg)$/;
