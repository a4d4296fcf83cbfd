import type { Drawing } from "./draw.ts";
import type { FamilyName } from "./families/register.ts";

/** A part of a card that is worth a look of its own. */
export type Closeup = {
  /** What is seen: "The cut face". */
  readonly label: string;
  /** In units of the card, 800 by 600; as high as three quarters of its width. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
};

const cut = (left: number, top: number, width: number): Closeup => ({
  label: "The cut face",
  left,
  top,
  width,
});

/** What a family shows beside the whole: its cut face, its gills, its leaves. */
const CLOSEUPS: Partial<Record<FamilyName, Closeup>> = {
  avocados: cut(268, 294, 320),
  beets: cut(428, 336, 270),
  boule: { label: "The crust", left: 210, top: 200, width: 380 },
  butternut: cut(312, 252, 380),
  capMushrooms: { label: "The gills", left: 343, top: 296, width: 300 },
  carrots: { label: "The tops", left: 181, top: 14, width: 400 },
  chestnuts: { label: "In its burr", left: 342, top: 150, width: 320 },
  citrus: cut(385, 323, 280),
  daikon: cut(185, 361, 300),
  delicata: cut(456, 335, 260),
  fuyus: cut(395, 320, 260),
  kiwifruit: cut(353, 291, 290),
  passionFruit: cut(362, 309, 280),
  pomegranates: cut(355, 237, 360),
  rhizome: cut(452, 320, 240),
  ribeye: { label: "The marbling", left: 205, top: 168, width: 380 },
  roundOnions: cut(414, 331, 270),
  stoneFruit: cut(222, 292, 300),
  tinLoaf: { label: "A slice", left: 35, top: 290, width: 340 },
  torpedoOnions: cut(330, 82, 440),
  yuChoy: { label: "In flower", left: 176, top: 19, width: 420 },
  zucchini: cut(442, 330, 260),
};

/** Of apples only some are shown cut. */
const CUT_APPLE = cut(383, 306, 300);

/** The part of a drawing to show larger; null when the whole says it all. */
export function closeupOf(drawing: Drawing): Closeup | null {
  if ("packet" in drawing) return null;
  if (drawing.family === "apples") return drawing.cut ? CUT_APPLE : null;
  return CLOSEUPS[drawing.family] ?? null;
}
