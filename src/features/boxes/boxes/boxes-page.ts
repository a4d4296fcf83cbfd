import { boxesTitles as m } from "#messages/boxes-titles.ts";
/** What the page of the boxes is called, here and by search engines. */
export const SUBSCRIPTION = {
  path: "/subscription",
  title: m.boxes,
  description: m.boxesDescription,
} as const;
