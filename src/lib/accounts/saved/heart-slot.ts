import { latePiece } from "./late-piece.ts";

/** The lazy-loaded favorite button of a product. */
export const HeartSlot = latePiece(async () => (await import("./heart.tsx")).Heart);
