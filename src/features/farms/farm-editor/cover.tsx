import { farmsEditor as m } from "#messages/farms/page/editor.ts";
import { Text, Title } from "@mantine/core";
import { coverText } from "#shared/inventory/upload.ts";
import { PhotoField } from "#client/lib/farms/farm-upload/photo-field.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { EditedFarm } from "./farm-editor-page.tsx";
import styles from "./farm-editor.module.css";

type CoverProps = { farm: EditedFarm; onDone: () => void };

/** The cover picture of the farm's page. A new one is published immediately. */
export function Cover({ farm, onDone }: CoverProps) {
  const change = trpc.farmer.page.cover.useMutation({
    meta: { failureTitle: m.pictureStays, ...lostAnswer() },
    onSuccess: () => notify.success(m.pictureShown),
    onSettled: onDone,
  });
  return (
    <section className={styles.card} aria-labelledby="cover">
      <Title order={2} size="h4" mb="xs" id="cover">
        {m.picture}
      </Title>
      <Text mb="md">{m.pictureHint}</Text>
      <PhotoField
        farmId={farm.id}
        shape="farm"
        alt={coverText(farm)}
        picture={farm.picture}
        onPicture={(picture) => change.mutate({ farmId: farm.id, picture })}
      />
    </section>
  );
}
