export type FolderLock = {
  /** Whether another process had the lock first. */
  waited: boolean;
  /** Gives the lock up, unless another process has taken it over. */
  release: () => void;
};

/**
 * Takes the lock of a folder that only one process may change at a time, once no other running process holds it. `file`
 * names the holder's process, so that the lock of one that was killed is taken over. `onWait` is called once if another
 * process holds it. Throws the file system's errors.
 */
export function takeFolderLock(file: string, onWait?: () => void): Promise<FolderLock>;
