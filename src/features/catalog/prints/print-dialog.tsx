import { Code } from "@mantine/core";
import type { CSSProperties } from "react";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { groundsOf } from "#client/ui/theme/tokens.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import type { Listed, PrintGroup } from "./prints-page.tsx";
import styles from "./prints.module.css";

type PrintDialogProps = {
  print: Listed & Pick<PrintGroup, "shape">;
  onClose: () => void;
};

/** A print at 700 pixels on its light and dark backgrounds, with the data it is drawn from. */
export function PrintDialog({ print, onClose }: PrintDialogProps) {
  const { key, title, shape, drawing } = print;
  return (
    <OpenModal onClose={onClose} title={title} size={780}>
      {(["light", "dark"] as const).map((scheme) => (
        <div key={scheme} className={styles.large} style={groundsIn(scheme)}>
          <ProductImage pictureKey={key} kind={shape} alt={scheme === "light" ? title : ""} />
        </div>
      ))}
      <Code block>{JSON.stringify(JSON.parse(drawing), null, 2)}</Code>
    </OpenModal>
  );
}

/** The backgrounds of one color scheme, regardless of the active one. */
const groundsIn = (scheme: "light" | "dark") =>
  Object.fromEntries(
    Object.entries(groundsOf(scheme)).map(([name, color]) => [`--ground-${name}`, color]),
  ) as CSSProperties;
