import { latePiece } from "./late-piece.ts";

/** The place of the button by which a farm is followed from its card. */
export const FollowSlot = latePiece(async () => (await import("./follow-pill.tsx")).FollowPill);
