import { Text, Title } from "@mantine/core";
import { coverText } from "#shared/inventory/upload.ts";
import { PhotoField } from "#client/lib/farms/farm-upload/photo-field.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { EditedFarm } from "./farm-editor-page.tsx";
import styles from "./farm-editor.module.css";

type CoverProps = { farm: EditedFarm; onDone: () => void };

/** The picture at the head of the farm's page; a new one is shown at once. */
export function Cover({ farm, onDone }: CoverProps) {
  const change = trpc.farmer.page.cover.useMutation({
    meta: { failureTitle: "The picture stays as it was" },
    onSuccess: () => notify.success("The new picture is shown"),
    onSettled: onDone,
  });
  return (
    <section className={styles.card} aria-labelledby="cover">
      <Title order={2} size="h4" mb="xs" id="cover">
        The picture of your farm
      </Title>
      <Text mb="md">
        It appears on your page, in the list of farms and wherever your page is shared. A picture
        twice as wide as it is high works best.
      </Text>
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
