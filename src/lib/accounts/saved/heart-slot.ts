import { latePiece } from "./late-piece.ts";

/** The place of a product's heart. */
export const HeartSlot = latePiece(async () => (await import("./heart.tsx")).Heart);
