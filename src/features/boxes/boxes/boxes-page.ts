import { boxesTitles as m } from "#messages/boxes/titles.ts";
/** The title of the boxes page, here and in search results. */
export const SUBSCRIPTION = {
  path: "/subscription",
  title: m.boxes,
  description: m.boxesDescription,
} as const;
