import { farmsGrowing as m } from "#messages/farms/page/growing.ts";
import { labeled } from "../../labeled.ts";
import { GROWING_IDS } from "./growing-ids.ts";

export const GROWING = labeled(GROWING_IDS, () => m.practices);

export function growingLabel(id: string): string {
  return GROWING.find((practice) => practice.id === id)?.label ?? id.replaceAll("-", " ");
}
