/** Storage for the photos that farms upload: the port over disk, database and S3-compatible stores. */
export type PictureStore = {
  /** Writes a file atomically, replacing any of the same name. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The file, or null if there is none of that name. */
  get(name: string): Promise<Buffer | null>;
  /** Deletes files; missing ones are ignored. */
  drop(names: readonly string[]): Promise<void>;
};

/**
 * Valid file names in a store: photos as created by `uploaded-pictures.ts` (random key, width, format), and
 * drawings as created by `chosen-prints.ts`.
 */
export const STORED_NAME =
  /^(?:(?:upload|cover)-[0-9a-f]{32}-\d{1,5}\.(?:avif|webp)|drawn-[0-9a-f]{32}\.svg)$/;
