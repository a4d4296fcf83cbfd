import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { accountsSaved as m } from "#messages/accounts/saved/saved.ts";
import styles from "./heart.module.css";
import { useMark } from "./use-marks.ts";

type HeartProps = { id: number; name: string };

/** Marks a product as a favorite, on its card or page. */
export function Heart({ id, name }: HeartProps) {
  const { isOn, toggle } = useMark("products", id);
  const Icon = isOn ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isOn}
      aria-label={m.save(name)}
      onClick={toggle}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
