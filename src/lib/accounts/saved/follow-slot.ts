import { latePiece } from "./late-piece.ts";

/** The lazy-loaded follow button of a farm's card. */
export const FollowSlot = latePiece(async () => (await import("./follow-pill.tsx")).FollowPill);
