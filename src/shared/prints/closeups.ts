import { catalogCloseups as m } from "#messages/catalog/closeups.ts";
import type { Drawing } from "./draw.ts";
import type { FamilyName } from "./families/register.ts";

/** A detail of a card's picture worth showing enlarged. */
export type Closeup = {
  /** What it shows: "The cut face". */
  readonly label: string;
  /** In card units, 800 by 600; its height is three quarters of its width. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
};

const seen = (what: keyof typeof m.seen, left: number, top: number, width: number): Closeup => ({
  get label() {
    return m.seen[what];
  },
  left,
  top,
  width,
});

const cut = (left: number, top: number, width: number) => seen("cut", left, top, width);

/** The detail to show for a family: its cut face, its gills, its leaves. */
const CLOSEUPS: Partial<Record<FamilyName, Closeup>> = {
  avocados: cut(268, 294, 320),
  beets: cut(428, 336, 270),
  boule: seen("crust", 210, 200, 380),
  butternut: cut(312, 252, 380),
  capMushrooms: seen("gills", 343, 296, 300),
  carrots: seen("tops", 181, 14, 400),
  chestnuts: seen("burr", 342, 150, 320),
  citrus: cut(370, 340, 280),
  daikon: cut(165, 370, 300),
  delicata: cut(456, 335, 260),
  fuyus: cut(395, 320, 260),
  kiwifruit: cut(353, 291, 290),
  passionFruit: cut(369, 320, 280),
  pomegranates: cut(355, 237, 360),
  rhizome: cut(402, 404, 250),
  ribeye: seen("marbling", 205, 168, 380),
  roundOnions: cut(414, 331, 270),
  stoneFruit: cut(236, 306, 300),
  tinLoaf: seen("slice", 35, 290, 340),
  torpedoOnions: cut(290, 212, 440),
  yuChoy: seen("flower", 176, 19, 420),
  zucchini: cut(449, 353, 260),
};

/** Only some apples are shown cut. */
const CUT_APPLE = cut(394, 313, 300);

/** The part of a drawing to enlarge; null if the whole picture is enough. */
export function closeupOf(drawing: Drawing): Closeup | null {
  if ("packet" in drawing) return null;
  if (drawing.family === "apples") return drawing.cut ? CUT_APPLE : null;
  return CLOSEUPS[drawing.family] ?? null;
}
