/** How the payment provider redirected back: at the end of its pages, or because the link had expired. */
export const BACKS = ["back", "again"] as const;
export type Back = (typeof BACKS)[number];
