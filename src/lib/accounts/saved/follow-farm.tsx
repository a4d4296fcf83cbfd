import { Button } from "@mantine/core";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { accountsSaved as m } from "#messages/accounts/saved/saved.ts";
import { useMark } from "./use-marks.ts";

/** Follows or unfollows a farm. */
export function FollowFarm({ id, name }: { id: number; name: string }) {
  const { isOn, toggle } = useMark("farms", id);
  const Icon = isOn ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="default"
      w="fit-content"
      aria-pressed={isOn}
      aria-label={m.followFarm(name)}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={toggle}
    >
      {isOn ? m.following : m.follow}
    </Button>
  );
}
