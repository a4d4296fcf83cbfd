import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { accountsSaved as m } from "#messages/accounts/saved/saved.ts";
import styles from "./follow-pill.module.css";
import { useMark } from "./use-marks.ts";

type FollowPillProps = { id: number; name: string };

/** Follows or unfollows a farm from its card. */
export function FollowPill({ id, name }: FollowPillProps) {
  const { isOn, toggle } = useMark("farms", id);
  const Icon = isOn ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={styles.pill}
      aria-pressed={isOn}
      aria-label={m.followFarm(name)}
      onClick={toggle}
    >
      <Icon size={18} aria-hidden />
      {isOn ? m.following : m.follow}
    </button>
  );
}
