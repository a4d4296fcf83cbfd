import { create } from "qrcode";
import styles from "./qr-code.module.css";

/** The light margin that a reader needs around the code, in modules. */
const MARGIN = 4;

/** A text as a QR code, for a scanner; the same text stands beside it for people. */
export function QrCode({ text }: { text: string }) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const whole = size + 2 * MARGIN;
  const rows = Array.from({ length: size }, (_, row) => row);
  const path = rows.flatMap((row) =>
    rows.flatMap((column) => (modules.get(row, column) ? `M${column} ${row}h1v1h-1z` : [])),
  );
  return (
    <svg
      className={styles["code"]}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      data-code={text}
      aria-hidden
    >
      <path d={path.join("")} />
    </svg>
  );
}
