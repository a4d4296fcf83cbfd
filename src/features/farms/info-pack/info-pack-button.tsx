import { farmsApply as m } from "#messages/farms/applying/apply.ts";
import { Anchor, Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { infoPackFile, infoPackPath } from "#shared/farms/info-pack.ts";
import { languageNow } from "#shared/language.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./info-pack-button.module.css";

type State = "idle" | "loading" | "failed";

/** Downloads the information pack. If that fails, the farm can have it emailed. */
export function InfoPackButton() {
  const { email } = useBusiness();
  const language = languageNow();
  const pack = trpc.farms.applications.infoPack.useQuery();
  const [state, setState] = useState<State>("idle");

  async function download() {
    setState("loading");
    const isSaved = await saveFile(infoPackPath(language), infoPackFile(language));
    setState(isSaved ? "idle" : "failed");
  }

  return (
    <div className={styles.pack}>
      <Button
        variant="default"
        size="lg"
        className={styles.button}
        loading={state === "loading"}
        leftSection={<IconDownload size={20} aria-hidden />}
        onClick={() => void download()}
      >
        <span className={styles.label}>
          {m.downloadPack}
          {pack.data ? (
            <span className={styles.size}>
              {m.packSize(pack.data.pages, Math.ceil(pack.data.bytes / 1024))}
            </span>
          ) : null}
        </span>
      </Button>
      {state === "failed" ? (
        <p className={styles.failed} role="alert">
          <Rich>
            {m.packFailed((words) => (
              <Anchor href={`mailto:${email}?subject=${encodeURIComponent(m.packSubject)}`}>
                {words}
              </Anchor>
            ))}
          </Rich>
        </p>
      ) : null}
    </div>
  );
}
