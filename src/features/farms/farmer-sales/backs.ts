/** How the payment provider led back: from the end of its pages, or from a link that was over. */
export const BACKS = ["back", "again"] as const;
export type Back = (typeof BACKS)[number];
