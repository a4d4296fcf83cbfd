/** What somebody waits for: that we come to their zip code, or that a box is free there. */
export const WAITING_FOR = ["zip", "box"] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];
