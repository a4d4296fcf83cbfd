import { useMounted } from "@mantine/hooks";

/**
 * Whether a view that is fetched when it is first wanted shows: one step after it is there, so that
 * it can remember where the focus was and give it back on closing.
 */
export function useOpened(wanted: boolean): boolean {
  return useMounted() && wanted;
}
