import { useMounted } from "@mantine/hooks";

/**
 * Whether a lazy-loaded overlay is open. Delays opening until after mount, so that the overlay can remember which
 * element had focus and restore it on closing.
 */
export function useOpened(wanted: boolean): boolean {
  return useMounted() && wanted;
}
