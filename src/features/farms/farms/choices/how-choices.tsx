import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { certificationLabel } from "#shared/farms/certifications.ts";
import type { changedFarmSearch, FarmSearch } from "#shared/farms/farm-search.ts";
import { GROWING } from "#shared/farms/growing/growing.ts";
import type { GrowingId } from "#shared/farms/growing/growing-ids.ts";
import { inOrder } from "#shared/language.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";

export type HowChoicesProps = {
  search: FarmSearch;
  /** All farms; options that match none of them are omitted. */
  farms: Outputs["farms"]["list"];
  choose: (change: Parameters<typeof changedFarmSearch>[1]) => void;
};

/** Filters by growing practice, as claimed by the farms, and by certificate. */
export function HowChoices({ search, farms, choose }: HowChoicesProps) {
  const ticked = new Set(farms.flatMap(({ growing }) => growing));
  return (
    <>
      <ChoiceSelect<GrowingId | "">
        label={m.practice}
        name="practice"
        value={search.practice ?? ""}
        options={[{ id: "", label: m.anyPractice }, ...GROWING.filter(({ id }) => ticked.has(id))]}
        onChoose={(id) => choose({ practice: id || undefined })}
      />
      <ChoiceSelect
        label={m.certificate}
        name="certified"
        value={search.certified ?? ""}
        options={[{ id: "", label: m.anyCertificate }, ...certificatesOf(farms)]}
        onChoose={(id) => choose({ certified: id || undefined })}
      />
    </>
  );
}

function certificatesOf(farms: HowChoicesProps["farms"]) {
  const held = new Set(farms.flatMap(({ certifications }) => certifications));
  return [...held]
    .map((id) => ({ id, label: certificationLabel(id) }))
    .toSorted((one, other) => inOrder(one.label, other.label));
}
